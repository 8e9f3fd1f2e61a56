/** On every answer of the API; a route that serves a document of its own sets its own policy. */
export const apiSecurityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Only where the site is served by https alone. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains'

export const isHttpsOnly = (origins: string[]) => origins.every((origin) => origin.startsWith('https:'))
