/** Facts about the company, in one place. Placeholders are marked and must be replaced before going live. */
export const brand = {
  name: 'Trusswell',
  legal_name: 'Trusswell Engineering & Facility Services',
  address: ['Cyber Heights Lane', 'Madhapur', 'Hyderabad, Telangana 500081'],
  email: 'hello@trusswell.example',
  /** Placeholder numbers: the 00000 block is not assigned. */
  phones: ['+91 40 0000 0100', '+91 40 0000 0101'],
  /** The line under the name in the header. */
  descriptor: 'Engineering & Facility Services',
  description:
    'A provider of engineering solutions for industrial automation, electrical systems and mechanical applications.',
  founded: 2014,
  careers_email: 'careers@trusswell.example',
  security_email: 'security@trusswell.example',
  hours: 'Monday to Saturday, 9:30 am to 6:30 pm IST',
  /** Opens a map service at the office; nothing of it is loaded into our pages. */
  map_url: 'https://www.openstreetmap.org/?mlat=17.4483&mlon=78.3915#map=16/17.4483/78.3915',
  /** What `Show map` frames; `{address}` is the office's. Nothing of it loads before that. */
  map_template: 'https://www.google.com/maps?q={address}&output=embed',
  /** A network without a URL shows no icon. */
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
    // People are part of the site's content, where each placeholder is marked.
    'leaders',
    'testimonials',
  ],
} as const
