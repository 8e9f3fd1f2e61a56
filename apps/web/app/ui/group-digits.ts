/** Indian digit grouping while typing: `1250000` becomes `12,50,000`. Other text stays as it is. */
export function groupDigits(text: string): string {
  const [, sign, digits, fraction = ''] = /^(-?)(,*\d[\d,]*)(\.\d*)?$/.exec(text.trim()) ?? []
  if (digits === undefined) return text
  const plain = digits.replaceAll(',', '')
  return `${sign}${plain.replace(/\B(?=(\d{2})*\d{3}$)/g, ',')}${fraction}`
}

/** The caret position in the grouped text: after the same characters as before. */
export function caretIn(grouped: string, typed: string, caret: number): number {
  let left = withoutCommas(typed.slice(0, caret)).length
  let at = 0
  while (left > 0 && at < grouped.length) {
    if (grouped[at] !== ',') left -= 1
    at += 1
  }
  return at
}

/** Undefined if the text isn't a number, so that the schema reports the error. */
export function numberOf(text: string): number | undefined {
  const plain = withoutCommas(text.trim().replace(/^(₹|rs\.?|inr)\s*/i, ''))
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

const withoutCommas = (text: string) => text.replaceAll(',', '')

/** `9.7 crore`, as people say it; empty below a lakh. */
export function inCrore(rupees: number): string | null {
  if (rupees >= 1e7) return `${rounded(rupees / 1e7)} crore`
  if (rupees >= 1e5) return `${rounded(rupees / 1e5)} lakh`
  return null
}

const rounded = (value: number) => value.toLocaleString('en-IN', { maximumFractionDigits: 2 })
