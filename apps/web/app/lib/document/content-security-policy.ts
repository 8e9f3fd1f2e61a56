import { createHash } from 'node:crypto'

/**
 * `scripts` are the texts of the page's own inline scripts; no other inline script runs. `frame` is the one origin that
 * the page may embed.
 */
export function contentSecurityPolicy(scripts: readonly string[], frame?: string): string {
  const hashes = [...new Set(scripts.map(hashSource))]
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    // Components place things by style attribute; an attribute can't fetch or select.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(frame ? [`frame-src ${frame}`] : []),
    "frame-ancestors 'none'",
  ].join('; ')
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
