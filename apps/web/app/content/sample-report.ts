/** The counts behind the sample of a monthly report; all shares are computed from them. The site is fictional. */
export const sampleReport = {
  site: 'Office campus, 18,000 m², 1,800 people',
  month: 'October 2026',
  /** The date on the report. */
  issued: '2026-11-09',
  incidents: { last: [0, 2], now: [0, 3] },
  urgent: { last: { due: 26, met: 24 }, now: { due: 24, met: 23 } },
  planned: { last: { due: 121, met: 114 }, now: { due: 120, met: 116 } },
  /** Open hours compared with the weekly capacity of six technicians. */
  backlog: { last: 430, now: 380, weekly: 173 },
  energy: { last: { read: 2_14_500, expected: 2_12_000 }, now: { read: 2_18_400, expected: 2_12_000 } },
  water: { last: { drawn: 3_250, explained: 2_880 }, now: { drawn: 3_120, explained: 2_900 } },
  cleaning: { last: { due: 120, met: 106 }, now: { due: 120, met: 109 } },
  complaints: { last: 32, now: 27, people: 1_800 },
  cost: {
    last: { budget: 20_00_000, spent: 20_70_000 },
    now: { budget: 20_00_000, spent: 19_40_000 },
  },
  calls: [
    { priority: 'P1', due: 3, met: 3 },
    { priority: 'P2', due: 21, met: 20 },
    { priority: 'P3', due: 96, met: 91 },
  ],
  statutory: [
    ['Lift inspection, towers A and B', '28 Nov 2026', 'Site engineer'],
    ['Generator stack test', '5 Dec 2026', 'Shift in charge'],
    ['Drinking water analysis, IS 10500', '12 Dec 2026', 'Facility manager'],
    ['Fire drill, second half of the year', '18 Dec 2026', 'Safety officer'],
  ],
  differences: [
    'Diesel 38,000 below budget: fewer grid failures than planned.',
    'Spares 21,000 below: two pump seals come in November.',
    'Overtime 9,000 above: one shift covered two absences.',
  ],
  decisions: [
    'Approve the second cooling-tower fan motor; the first one failed its vibration limit twice.',
    'Choose a Sunday in December for the yearly LT panel shutdown.',
    'Agree on submeters for floors 4 and 5, whose tenants share one.',
  ],
} as const
