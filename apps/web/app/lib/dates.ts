import { daysBetween, kolkataDay, shortMonths } from '@trusswell/domain/days.ts'
import { counted } from '@trusswell/domain/plural.ts'

/** How dates and times are shown. A day is `2026-11-15`, a moment an ISO string with a time. */

const india = 'Asia/Kolkata'

type Format = Omit<Intl.DateTimeFormatOptions, 'timeZone'>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Creating a formatter takes a hundred times as long as using it, and a list shows many dates. */
function formatterOf(format: Format, timeZone: string): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(format)}`
  const known = formatters.get(key) ?? new Intl.DateTimeFormat('en-IN', { ...format, timeZone })
  formatters.set(key, known)
  return known
}

function shown(iso: string, format: Format, timeZone: string): string {
  const text = formatterOf(format, timeZone).format(new Date(iso))
  return shortMonths(text.replace(/[\u202f\u00a0]/g, ' '))
}

const ofDay = (day: string, format: Format) => shown(day, format, 'UTC')
const ofMoment = (iso: string, format: Format) => shown(iso, format, india)

export const todayInIndia = (now = Date.now()) => kolkataDay(now)
export const yearInIndia = (now = Date.now()) => Number(todayInIndia(now).slice(0, 4))

export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** 14 April 2026 */
export const longDay = (day: string) => ofDay(day, { dateStyle: 'long' })
/** 12 Nov */
export const dayAndMonth = (day: string) => ofDay(day, { day: 'numeric', month: 'short' })
/** 12 Nov, and of another year: 12 Nov 2025 */
export const shortDay = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(day) : dayInIndia(day)
/** Thursday, 12 Nov, and of another year: Thursday, 12 Nov 2025 */
export const weekdayAndDay = (day: string, today: string) =>
  ofDay(day, {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  })
/** June 2025 */
export const monthOf = (day: string) => ofDay(day, { month: 'long', year: 'numeric' })
/** Nov, and with the year in January: Jan ’27 */
export const shortMonth = (day: string) =>
  day.slice(5, 7) === '01' ? shortMonthAndYear(day) : ofDay(day, { month: 'short' })
/** Nov ’26: without the apostrophe it reads as a day. */
export const shortMonthAndYear = (day: string) => `${ofDay(day, { month: 'short' })} ’${day.slice(2, 4)}`

/** `7 days late`, `today`, `in 6 days`: how far a due date is from today. */
export function dueWords(day: string, today: string): string {
  const left = daysBetween(today, day)
  if (left === 0) return 'today'
  return left < 0 ? `${days(-left)} late` : `in ${days(left)}`
}

/** Tuesday, in 19 days */
export function weekdayFromNow(day: string, today: string): string {
  const left = daysBetween(today, day)
  const distance = left < 0 ? `${days(-left)} ago` : dueWords(day, today)
  return `${ofDay(day, { weekday: 'long' })}, ${distance}`
}

export const days = (count: number) => counted(count, 'day')

/** 11 Nov 2026 */
export const dayInIndia = (iso: string) => ofMoment(iso, { dateStyle: 'medium' })
/** 3:02 pm */
export const clockInIndia = (iso: string) => ofMoment(iso, { timeStyle: 'short' })
/** 11 Nov 2026, 4:12 pm */
export const momentInIndia = (iso: string) => ofMoment(iso, inFull)

const inFull: Format = { dateStyle: 'medium', timeStyle: 'short' }

/** `9:12 am` of today, `Wed, 6:40 pm` of the last days, `6 Oct` of this year, else with the year. */
export function shortTime(iso: string, now = Date.now()): string {
  const day = todayInIndia(Date.parse(iso))
  const today = todayInIndia(now)
  if (day === today) return clockInIndia(iso)
  if (daysBetween(day, today) < 6) return `${ofMoment(iso, { weekday: 'short' })}, ${clockInIndia(iso)}`
  return shortDay(day, today)
}

/** `today, 11:00 am`, `tomorrow, 11:00 am`, `24 Nov, 11:00 am`, and of another year `24 Nov 2027, 11:00 am`. */
export function comingMoment(iso: string, now = Date.now()): string {
  const day = todayInIndia(Date.parse(iso))
  const today = todayInIndia(now)
  const left = daysBetween(today, day)
  const named = left === 0 ? 'today' : left === 1 ? 'tomorrow' : shortDay(day, today)
  return `${named}, ${clockInIndia(iso)}`
}

/** The reader's local time, with both time zones named. */
export function momentForReader(iso: string, zone = readerZone()): string {
  const here = `${momentInIndia(iso)} IST`
  if (zone === india || zone === 'Asia/Calcutta') return here
  return `${here}; ${shown(iso, inFull, zone)} where you are (${zone.replaceAll('_', ' ')})`
}

let knownZone: string | undefined
/** As of the first date that is shown. */
const readerZone = () => (knownZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone)

export const daysAfter = (iso: string, count: number) =>
  new Date(Date.parse(iso) + count * 86_400_000).toISOString()
