import { formatNumber } from './numbers.ts'

const rules = new Intl.PluralRules('en-IN')

/** The noun that agrees with a count. */
export const nounFor = (count: number, one: string, other = `${one}s`): string =>
  rules.select(count) === 'one' ? one : other

/** The count, grouped as in India, with its noun: 1 message, 1,00,000 messages. */
export const counted = (count: number, one: string, other?: string): string =>
  `${formatNumber(count)} ${nounFor(count, one, other)}`
