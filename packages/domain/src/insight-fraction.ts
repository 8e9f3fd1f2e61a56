/** An exact share or ratio. The denominator is positive. */
export type Fraction = { readonly n: bigint; readonly d: bigint }

export function fraction(n: number | bigint, d: number | bigint = 1): Fraction {
  const below = BigInt(d)
  if (below === 0n) throw new RangeError('A fraction needs a denominator')
  return below < 0n ? { n: -BigInt(n), d: -below } : { n: BigInt(n), d: below }
}

export const zero = fraction(0)
export const one = fraction(1)

export const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
export const minus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d })
export const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d })
/** Null where there is nothing to divide by. */
export const over = (a: Fraction, b: Fraction): Fraction | null =>
  b.n === 0n ? null : fraction(a.n * b.d, a.d * b.n)

/** Negative when `a` is the smaller one. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.n * b.d
  const right = b.n * a.d
  return left < right ? -1 : left > right ? 1 : 0
}

/** Whole percent, rounded down, so that 100 means all. */
export const floorPercent = (share: Fraction): number => Number(floorDivide(share.n * 100n, share.d))

/** A share in percent with one digit, rounded down like whole percents, so that two screens never show 68% and 69.0%. */
export function percentWithDigit(part: number, whole: number | null): string {
  if (whole === null || whole === 0) return '–'
  // Amounts have two digits at most.
  const [n, d] = [Math.round(part * 100), Math.round(whole * 100)]
  return `${(Number(floorDivide(BigInt(n) * 1000n, BigInt(d))) / 10).toFixed(1)}%`
}

/** Rounded half up to this many digits; only for the eye. */
export function toNumber(value: Fraction, digits = 0): number {
  const scale = 10n ** BigInt(digits)
  return Number(floorDivide(value.n * scale * 2n + value.d, value.d * 2n)) / Number(scale)
}

function floorDivide(n: bigint, d: bigint): bigint {
  const quotient = n / d
  return n % d < 0n ? quotient - 1n : quotient
}
