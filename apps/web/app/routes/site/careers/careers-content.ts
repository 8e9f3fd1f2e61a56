/** Reasons to work here. */
export const benefits = [
  {
    title: 'Innovative Projects',
    text: 'Automation lines, substations and chiller plants that have to run on the day they are handed over. You see your drawing become a machine.',
  },
  {
    title: 'Professional Growth',
    text: 'Manufacturers’ training in working hours, paid certificates, and a senior beside you on your first three commissionings.',
  },
  {
    title: 'Collaborative Culture',
    text: 'Site, design office and help desk share one board. The person who finds the fault explains it, whatever their job title.',
  },
] as const

export const internship = {
  title: 'Internship Program',
  position: 'Engineering Internship',
  months: 6,
  location: 'Hyderabad, India',
  summary:
    'A 6-month engineering internship in Hyderabad: two months each on a site, in the design office and with the commissioning crew, with a stipend and a mentor who signs your log every Friday.',
  /** For search engines. */
  description:
    'A 6-month engineering internship in Hyderabad: on a site, in the design office and with the commissioning crew, with a stipend and a mentor.',
  lead: 'Six months in Hyderabad: a site, the design office and the commissioning crew, two months each. You keep a log, and an engineer signs it every Friday.',
  facts: [
    ['Duration', '6 months'],
    ['Location', 'Hyderabad, India'],
    ['Type', 'Internship'],
    ['Starts', 'January and July'],
  ],
  lists: [
    [
      'What you do',
      [
        'Months 1 and 2: daily rounds on a live site, readings, permits, and the shift handover in writing',
        'Months 3 and 4: load sheets, single-line diagrams and bills of quantities in the design office',
        'Months 5 and 6: testing and commissioning with a crew, until the client signs',
        'One small improvement of your own, measured before and after',
      ],
    ],
    [
      'What you bring',
      [
        'Final year or fresh out of a diploma, B.Tech or B.E. in mechanical, electrical, civil or instrumentation',
        'Curiosity, even in a plant room in May',
        'Telugu or Hindi for the site, enough English for a report',
      ],
    ],
    [
      'What you get',
      [
        'A monthly stipend, travel to sites, safety shoes, a helmet and accident cover',
        'A mentor, a certificate with your log attached, and honest feedback at the end',
        'Early notice of our junior positions',
      ],
    ],
  ],
} as const
