import type { Service } from '../shapes.ts'

export const facilityManagement: Service = {
  id: 'facility-management',
  title: 'Facility Management',
  summary: 'One team and one log for housekeeping, utilities, repairs and compliance across a site.',
  description:
    'A facility manager on your site leads technicians, housekeeping and vendors against a yearly plan that you approve. NBC 2016 Part 12 and ISO 41001 give the structure; the asset register, the 52-week calendar and a monthly review give the proof.',
  features: [
    'Integrated hard and soft services',
    'Asset register and preventive maintenance plan',
    'Utility operation, metering and energy reports',
    'Mechanised housekeeping and waste handling',
    'Fire, lift and statutory compliance calendar',
    'Budget, stores and monthly management review',
  ],
  help_points: [
    {
      title: 'Transition',
      text: 'Thirty to sixty days to walk, tag and photograph each asset, collect manuals and licences, and list what is already broken.',
    },
    {
      title: 'Engineering operations',
      text: 'Shift technicians for substation, generators, pumps, chillers and treatment plants, with log sheets read the same day.',
    },
    {
      title: 'Housekeeping',
      text: 'Areas measured, frequencies set by use, colour-coded cloths, scrubber-driers for large floors, and restroom checks on a signed card.',
    },
    {
      title: 'Compliance',
      text: 'Consents, lift and electrical inspections, extinguishers to IS 2190 and drill dates in one calendar, each with an owner.',
    },
    {
      title: 'Energy and water',
      text: 'Daily readings by meter, kWh and litres per person, and a short list of measures with cost and payback every quarter.',
    },
    {
      title: 'Budget and reporting',
      text: 'Cost against budget, planned work on time, statutory dates and the decisions we need from you, on one page before the tenth of the month.',
    },
  ],
  unique_points: [
    {
      title: 'One firm to build and maintain',
      text: 'The firm that maintains your plant also designs and installs such plants, so a repair is engineered and not patched.',
    },
    {
      title: 'Condition graded A to D',
      text: 'Each asset has a grade, an expected year of replacement and a cost, rolled into a five-year capital plan.',
    },
    {
      title: 'Planned before reactive',
      text: 'Planned work on time is a line in the monthly report, and a falling figure is treated as a fault.',
    },
    {
      title: 'Audited by another site',
      text: 'An engineer from another site inspects yours each quarter with a checklist, and you get the raw scores.',
    },
    {
      title: 'Critical spares agreed',
      text: 'A list of parts whose absence would close a floor is kept in your store, counted monthly and dated.',
    },
    {
      title: 'Cover on bad days',
      text: 'For storms, strikes and grid failures each site has a roster, a fuel plan and a phone tree that has been rehearsed.',
    },
  ],
  closing: {
    title: 'Taking over a building?',
    text: 'Send the area, the age and the plant list. We propose a team, a transition plan and the first three risks to close.',
  },
}
