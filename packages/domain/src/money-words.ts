const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .with(0, '')
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const units = [
  [1_00_00_000, 'crore'],
  [1_00_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

/** `Rupees one crore twenty-five lakh and fifty paise only`: how amounts are written out in India. */
export function amountInWords(paise: number): string {
  const rest = paise % 100
  const rupees = inWords((paise - rest) / 100) || 'zero'
  return `Rupees ${rupees}${rest === 0 ? '' : ` and ${inWords(rest)} paise`} only`
}

function inWords(number: number): string {
  for (const [size, name] of units) {
    if (number < size) continue
    const rest = number % size
    return [inWords((number - rest) / size), name, inWords(rest)].filter((word) => word !== '').join(' ')
  }
  if (number < 20) return small[number] ?? ''
  const rest = number % 10
  return `${tens[(number - rest) / 10]}${rest === 0 ? '' : `-${small[rest]}`}`
}
