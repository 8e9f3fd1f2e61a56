import { formatMoney, toPaise } from '@trusswell/domain/money.ts'
import { numberOf } from '../../../ui/group-digits.ts'

/** Compares the amount to be credited with the requested one; null while no amount is typed. */
export function claimDifference(askedPaise: number, typed: { amount: string; tds: string }): string | null {
  const amount = numberOf(typed.amount)
  const tds = typed.tds === '' ? 0 : numberOf(typed.tds)
  if (amount === undefined || tds === undefined) return null
  const difference = toPaise(amount) + toPaise(tds) - askedPaise
  if (difference === 0) return 'This is the amount we requested.'
  return difference < 0
    ? `${formatMoney(-difference)} less than we requested. The payment will count as paid; request the rest separately.`
    : `${formatMoney(difference)} more than we requested. Check the amount before you confirm it.`
}
