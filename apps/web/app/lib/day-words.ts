import { daysBetween, kolkataDay } from '@trusswell/domain/days.ts'

export const todayInIndia = () => kolkataDay(Date.now())

/** `7 days late`, `today`, `in 6 days`: how far a due date is from today. */
export function dueWords(date: string, today: string): string {
  const left = daysBetween(today, date)
  if (left === 0) return 'today'
  return left < 0 ? `${days(-left)} late` : `in ${days(left)}`
}

export const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`
