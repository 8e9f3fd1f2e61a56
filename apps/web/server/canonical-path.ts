// What RFC 3986 lets stand unescaped in a segment, beyond what encodeURIComponent leaves alone.
const allowedPlain = /%(40|3A|2C|3B|2B|3D|24|26)/g

/**
 * The one spelling of a path, or null where it can't be decoded. A page is cached under its path, so every
 * other spelling (trailing slash, doubled slash, needless escapes) is sent to this one.
 */
export function canonicalPath(path: string): string | null {
  try {
    const segments = path
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) =>
        encodeURIComponent(decodeURIComponent(segment)).replace(allowedPlain, (escaped) =>
          decodeURIComponent(escaped),
        ),
      )
    return `/${segments.join('/')}`
  } catch {
    return null
  }
}
