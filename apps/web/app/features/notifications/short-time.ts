import { daysBetween, kolkataDay } from '@trusswell/domain/days.ts'

const part = (options: Intl.DateTimeFormatOptions, at: Date) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' })
    .format(at)
    .replace(/[\u202f\u00a0]/g, ' ')

/** `9:12 am` of today, `Wed, 6:40 pm` of the last days, `6 Oct` of this year, else with the year. */
export function shortTime(iso: string, now: number = Date.now()): string {
  const at = new Date(iso)
  const day = kolkataDay(at.getTime())
  const today = kolkataDay(now)
  const clock = part({ hour: 'numeric', minute: '2-digit' }, at)
  if (day === today) return clock
  if (daysBetween(day, today) < 6) return `${part({ weekday: 'short' }, at)}, ${clock}`
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return part({ day: 'numeric', month: 'short', ...year }, at)
}
