import { addDays } from '@trusswell/domain/days.ts'
import { todayInIndia, weekdayAndDay } from '../../lib/dates.ts'

/** `Today, Thursday, 12 Nov`, `Yesterday, …`, and with the year when it is another one. */
export function dayWords(day: string, now = Date.now()): string {
  const today = todayInIndia(now)
  const words = weekdayAndDay(day, today)
  if (day === today) return `Today, ${words}`
  return day === addDays(today, -1) ? `Yesterday, ${words}` : words
}
