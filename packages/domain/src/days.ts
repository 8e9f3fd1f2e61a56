const millisecondsOfDay = 86_400_000
const toNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / millisecondsOfDay

export const addDays = (date: string, days: number): string =>
  new Date((toNumber(date) + days) * millisecondsOfDay).toISOString().slice(0, 10)

/** Positive when `to` is later. */
export const daysBetween = (from: string, to: string): number => toNumber(to) - toNumber(from)

const kolkata = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day on which a moment falls in India. */
export const kolkataDay = (moment: number): string => kolkata.format(moment)

const readable = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `5 Sep`: Indian English writes `Sept`, the only short month with four letters. */
export const shortMonths = (text: string): string => text.replace(/\bSept\b/, 'Sep')

/** `15 Nov 2026` */
export const formatDay = (date: string): string => shortMonths(readable.format(new Date(`${date}T00:00:00Z`)))

/** `26-27`: April to March. */
export function financialYear(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const begins = month >= 4 ? year : year - 1
  const inTwo = (each: number) => String(each % 100).padStart(2, '0')
  return `${inTwo(begins)}-${inTwo(begins + 1)}`
}
