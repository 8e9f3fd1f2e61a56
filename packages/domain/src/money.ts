// One crore crore paise is far beyond any building and still an exact number.
export const mostRupees = 1_000_000_000_000

/** ₹100 crore for one payment, so that sums of many are exact as well. */
export const mostPaymentRupees = 1_000_000_000

export const toPaise = (amount: number): number => Math.round(amount * 100)
export const toRupees = (paise: number): number => paise / 100

/** What a person types: `12,50,000`, `₹ 1,250`, `1250000.50`. Null when it is no amount. */
export function parseAmount(text: string): number | null {
  const plain = text.trim().replace(/^(₹|rs\.?|inr)\s*/i, '')
  if (!/^\d[\d,]*(\.\d{0,2})?$/.test(plain) || /,,|,$|,\./.test(plain)) return null
  const [whole = '', fraction = ''] = plain.replaceAll(',', '').split('.')
  const paise = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return paise <= mostRupees * 100 ? paise : null
}

/** `12,50,000.00`, grouped as in India, without the sign: what a field shows when it is left. */
export function formatAmount(paise: number): string {
  const digits = Math.trunc(Math.abs(paise) / 100).toString()
  const fraction = (Math.abs(paise) % 100).toString().padStart(2, '0')
  const grouped = digits.replace(/\B(?=(\d{2})*\d{3}$)/g, ',')
  return `${paise < 0 ? '-' : ''}${grouped}.${fraction}`
}

const inr = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** `₹12,50,000.00`: the one way in which money is shown. */
export const formatMoney = (paise: number): string => inr.format(paise / 100)
