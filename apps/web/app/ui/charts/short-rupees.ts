/** ₹61.4 L, ₹2.5 Cr: for axes and the middle of a ring. */
export function shortRupees(rupees: number): string {
  const size = Math.abs(rupees)
  const one = (value: number) => value.toLocaleString('en-IN', { maximumFractionDigits: 1 })
  if (size >= 10_000_000) return `₹${one(rupees / 10_000_000)} Cr`
  if (size >= 100_000) return `₹${one(rupees / 100_000)} L`
  if (size >= 1_000) return `₹${one(rupees / 1_000)} K`
  return `₹${one(rupees)}`
}
