import type { Service } from '../shapes.ts'

export const vendorManagement: Service = {
  id: 'vendor-management',
  title: 'Vendor Management',
  summary:
    'Contracts for lifts, pest control, waste and more, tendered, supervised and paid only for measured work.',
  description:
    'A campus can easily depend on thirty small contracts, each with its own renewal date, visit report and tax paper. We hold them in one register, check the work on the day, and pass an invoice only when the record and the site agree.',
  features: [
    'Vendor search, vetting and onboarding',
    'Tenders, rate comparison and negotiation',
    'Contract and renewal register',
    'Service-level tracking and scorecards',
    'Invoice, GST and statutory verification',
    'Work permits and site supervision of vendors',
  ],
  help_points: [
    {
      title: 'Vendor onboarding',
      text: 'GSTIN, PAN, bank details, licences, insurance and EPF and ESI registrations checked at source before the first visit.',
    },
    {
      title: 'Scopes and tenders',
      text: 'A measurable scope with visit counts, parts included and exclusions, so that three quotations can be laid side by side.',
    },
    {
      title: 'Contract register',
      text: 'Start, end, notice period, rate and owner of each agreement, with a reminder ninety days before it renews by itself.',
    },
    {
      title: 'Supervised visits',
      text: 'Lift, fire-alarm, generator and pest-control visits are met, witnessed and countersigned by our site engineer.',
    },
    {
      title: 'Invoice checks',
      text: 'Rates against the order, quantities against the log, tax against GSTR-2B, and wage proofs before labour bills are passed.',
    },
    {
      title: 'Performance reviews',
      text: 'Quarterly scorecards for response, repeat faults, safety and paperwork, discussed with you and the vendor in one room.',
    },
  ],
  unique_points: [
    {
      title: 'We do not resell',
      text: 'Vendors contract with you at their own rates; our fee is separate and visible, and we take no commission.',
    },
    {
      title: 'Engineers read the reports',
      text: 'A chiller or lift visit sheet is checked by someone who knows what the readings should be.',
    },
    {
      title: 'Small firms paid on time',
      text: 'Registered micro and small suppliers are flagged, so that the 45-day limit of the MSMED Act, 2006 is met.',
    },
    {
      title: 'Exit agreed at the start',
      text: 'Each agreement names the drawings, passwords, tools and spares that return when it ends.',
    },
    {
      title: 'Permits before tools',
      text: 'Hot work, height, confined space and electrical isolation need a signed permit, whichever company sends the worker.',
    },
    {
      title: 'A second name in reserve',
      text: 'For each service that can stop the building, an alternative vendor is vetted and its rates are kept on file.',
    },
  ],
  closing: {
    title: 'How many contracts renew this quarter?',
    text: 'Share the list, even if it is a spreadsheet with gaps. The gaps are where we begin.',
  },
}
