/** The file that `pnpm sample:report` generates. */
export const sampleReportPath = '/sample-monthly-report.pdf'

/** Response times by priority, the same for every client. The article on facility management has the same table. */
export const serviceLevels = [
  {
    priority: 'P1',
    meaning: 'Danger to people, or a critical service is down',
    attend: '15 minutes',
    restore: '2 hours',
  },
  {
    priority: 'P2',
    meaning: 'Service reduced, or damage is spreading',
    attend: '1 hour',
    restore: '8 hours',
  },
  { priority: 'P3', meaning: 'One person or room affected', attend: '4 hours', restore: '2 working days' },
  { priority: 'P4', meaning: 'Request or improvement', attend: 'Planned', restore: 'Agreed date' },
] as const
