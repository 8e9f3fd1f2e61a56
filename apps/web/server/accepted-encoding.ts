/** What pages are compressed with, best first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Finds an encoding in an Accept-Encoding header that doesn't refuse it by q=0; nginx understands the pattern too. */
const accepting = (encoding: Encoding) =>
  String.raw`(?:^|,)\s*${encoding}\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))`

export const encodingPatterns = encodings.map((encoding) => ({ encoding, pattern: accepting(encoding) }))

const matchers = encodingPatterns.map(({ encoding, pattern }) => ({
  encoding,
  matcher: new RegExp(pattern, 'i'),
}))

export const acceptedEncoding = (header = ''): Encoding | undefined =>
  matchers.find(({ matcher }) => matcher.test(header))?.encoding
