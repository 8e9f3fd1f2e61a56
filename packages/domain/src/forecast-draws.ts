export const runs = 2_000

/** Student t with 5 degrees of freedom at evenly spaced probabilities, one for each run. */
export const studentDraws = quantiles(runs, (probability) => {
  const angle = bisect(-Math.PI / 2, Math.PI / 2, (theta) => {
    const cosine = Math.cos(theta)
    return 0.5 + (theta + Math.sin(theta) * cosine * (1 + (2 / 3) * cosine * cosine)) / Math.PI - probability
  })
  return Math.sqrt(5) * Math.tan(angle)
})

const tableSize = 4_096
/** The size of a standard normal at evenly spaced probabilities. */
const halfNormal = quantiles(tableSize, (probability) =>
  bisect(0, 6, (size) => halfNormalProbability(size) - probability),
)
export const largestHalfNormal = halfNormal[tableSize - 1]!

/** The same number for the same seed and run, whatever else is drawn. */
export const halfNormalDraw = (seed: number, run: number): number =>
  halfNormal[mix(seed + Math.imul(run + 1, 0x9e37_79b9)) >>> 20]!

/** FNV-1a, so that a text can be a seed. */
export function seedOf(text: string): number {
  let hash = 0x811c_9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193)
  return mix(hash)
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85eb_ca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function quantiles(count: number, quantile: (probability: number) => number): Float64Array {
  return Float64Array.from({ length: count }, (_, index) => quantile((index + 0.5) / count))
}

/** The root of an increasing function. */
function bisect(low: number, high: number, f: (x: number) => number): number {
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (f(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

// The error function of x / √2 by Abramowitz and Stegun 7.1.26, exact to 1.5e-7.
function halfNormalProbability(x: number): number {
  const z = x / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * z)
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return 1 - series * Math.exp(-z * z)
}
