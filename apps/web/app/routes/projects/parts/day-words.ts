import { daysBetween } from '@trusswell/domain/days.ts'
import { days } from '../../../lib/day-words.ts'

/** 12 Nov 2026, of a day such as 2026-11-12. */
export const shortDay = (day: string) => inWords(day, { day: 'numeric', month: 'short', year: 'numeric' })

/** 12 Nov. */
export const dayAndMonth = (day: string) => inWords(day, { day: 'numeric', month: 'short' })

/** Tuesday, in 19 days. */
export function weekdayFromNow(day: string, today: string): string {
  return `${inWords(day, { weekday: 'long' })}, ${fromNow(day, today)}`
}

function fromNow(day: string, today: string): string {
  const left = daysBetween(today, day)
  if (left === 0) return 'today'
  return left > 0 ? `in ${days(left)}` : `${days(-left)} ago`
}

/** 3:02 pm, of a moment. */
export const clockInIndia = (iso: string) =>
  new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })
    .format(new Date(iso))
    .replace(/[\u202f\u00a0]/g, ' ')

export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

const inWords = (day: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...format, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
