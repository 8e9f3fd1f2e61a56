type Sum = { text: string; right: boolean }

const number = String.raw`₹?\d+(?:,\d+)*(?:\.\d+)?[²³]?`
const term = String.raw`√?\(?√?${number}\)?[²³]?`
const side = String.raw`${term}(?: [×÷+−] ${term})*`
const chain = new RegExp(String.raw`(?<![\w.,^√(]|[×÷+−] )${side}(?: = ${side})+( per cent)?`, 'g')

/** The calculations in a text, such as `61 − 40 = 21`, and whether each is correct within its rounding. */
export function sumsOf(text: string): Sum[] {
  return [...text.matchAll(chain)]
    .filter(([sum]) => /[×÷+−√]/.test(sum))
    .map(([sum, percent]) => {
      const sides = sum.replace(' per cent', '').split(' = ')
      const result = (sides.at(-1) ?? '').replaceAll(/[₹,]/g, '')
      const half = 0.5 * 10 ** -(result.split('.')[1]?.length ?? 0) + 1e-9
      const scale = percent ? 100 : 1
      const right = sides
        .slice(0, -1)
        .every((each) => Math.abs(valueOf(each) * scale - Number(result)) <= half)
      return { text: sum, right }
    })
}

/** Innermost brackets first, then powers and roots, then products, then sums. */
function valueOf(expression: string): number {
  let rest = expression.replaceAll(/[₹,]/g, '').replaceAll('−', '-')
  while (/\(/.test(rest)) rest = rest.replace(/\(([^()]*)\)/, (_all, inner: string) => `${valueOf(inner)}`)
  rest = rest
    .replaceAll(/(?<![\d.])([\d.]+)²/g, (_all, base: string) => `${Number(base) ** 2}`)
    .replaceAll(/(?<![\d.])([\d.]+)³/g, (_all, base: string) => `${Number(base) ** 3}`)
    .replaceAll(/√([\d.]+)/g, (_all, under: string) => `${Math.sqrt(Number(under))}`)
  return rest
    .replaceAll(' - ', ' + -')
    .split(' + ')
    .map((product) => {
      const [first = '', ...others] = product.split(/ (?=[×÷])/)
      return others.reduce(
        (value, other) =>
          other.startsWith('×') ? value * Number(other.slice(2)) : value / Number(other.slice(2)),
        Number(first),
      )
    })
    .reduce((total, value) => total + value, 0)
}
