import { addDays, kolkataDay } from './days.ts'
import { day } from './input.ts'

const first = '2000-01-01'
const dueYears = 5

/** The last day by which a payment can be asked for. */
export function lastDueDay(today: string): string {
  const year = Number(today.slice(0, 4)) + dueYears
  // Five years after 29 February there is none.
  return today.endsWith('-02-29') ? addDays(`${year}-03-01`, -1) : `${year}${today.slice(4)}`
}

/** From when to when a field lets people choose. */
export const paymentDayBounds = (today: string) => ({ minValue: first, maxValue: today })
export const dueDayBounds = (today: string) => ({ minValue: first, maxValue: lastDueDay(today) })

/** A day on which money moved or a document was written. Whether it is in the future, the server says. */
export const paymentDay = () =>
  day('Choose a date').refine((value) => value >= first, 'Choose a date from the year 2000 on')

/** By when a payment is asked for. */
export const dueDay = () =>
  paymentDay().refine(
    (value) => value <= lastDueDay(kolkataDay(Date.now())),
    `Choose a date within the next ${dueYears} years`,
  )
