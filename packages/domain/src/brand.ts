/** What the company says of itself in figures; `as_of` is the day on which the owner last confirmed it. */
export type Claim = { figure: string; label: string; as_of?: string }

/** Counted up on the page, which adds the separators and the `+`. */
export type CountedClaim = { figure: number; label: string; as_of?: string }

type Claims = {
  home: readonly Claim[]
  about: readonly CountedClaim[]
  engineers_2022: Claim
  ceo: Readonly<Record<'years' | 'team' | 'start' | 'efficiency' | 'growth' | 'retention', Claim>>
  lead_engineer: Readonly<Record<'years', Claim>>
}

// The sets disagree with each other and with the founding year; the customer gave them so.
const claims: Claims = {
  home: [
    { figure: '500+', label: 'Projects Completed' },
    { figure: '98%', label: 'Client Satisfaction' },
    { figure: '24/7', label: 'Support Available' },
    { figure: '15+', label: 'Years Experience' },
  ],
  about: [
    { figure: 10_000, label: 'Projects Successfully Completed' },
    { figure: 5_000, label: 'Happy Clients Served' },
    { figure: 15, label: 'Years of Excellence' },
  ],
  engineers_2022: { figure: '100+', label: 'Engineers' },
  ceo: {
    years: { figure: '25+', label: 'Years in Engineering' },
    team: { figure: '100+', label: 'Team Members' },
    start: { figure: 'five', label: 'Engineers at the Start' },
    efficiency: { figure: '30%', label: 'Efficiency Gain' },
    growth: { figure: '40%', label: 'Yearly Growth' },
    retention: { figure: '95%', label: 'Client Retention' },
  },
  lead_engineer: { years: { figure: '10+', label: 'Years in Automation' } },
}

/** Facts about the company, in one place. Placeholders are marked and must be replaced before going live. */
export const brand = {
  name: 'Trusswell',
  legal_name: 'Trusswell Engineering & Facility Services',
  address: ['Cyber Heights Lane', 'Madhapur', 'Hyderabad, Telangana 500081'],
  email: 'hello@trusswell.example',
  /** Placeholder numbers: the 00000 block is not assigned. */
  phones: ['+91 40 0000 0100', '+91 40 0000 0101'],
  /** What stands under the name in the header. */
  descriptor: 'Engineering & Facility Services',
  description:
    'A provider of engineering solutions for industrial automation, electrical systems and mechanical applications.',
  founded: 2014,
  claims,
  careers_email: 'careers@trusswell.example',
  security_email: 'security@trusswell.example',
  hours: 'Monday to Saturday, 9:30 am to 6:30 pm IST',
  /** Opens a map service at the office; nothing of it is loaded into our pages. */
  map_url: 'https://www.openstreetmap.org/?mlat=17.4483&mlon=78.3915#map=16/17.4483/78.3915',
  /** A network without an address shows no icon. */
  social: {
    facebook: 'https://facebook.example/trusswell',
    instagram: 'https://instagram.example/trusswell',
    twitter: 'https://twitter.example/trusswell',
    linkedin: 'https://linkedin.example/company/trusswell',
    whatsapp: 'https://whatsapp.example/914000000100',
  },
  placeholders: [
    'address',
    'email',
    'careers_email',
    'security_email',
    'phones',
    'hours',
    'map_url',
    'social',
    // The people stand in the site's content, each with its own mark.
    'leaders',
    'testimonials',
  ],
} as const
