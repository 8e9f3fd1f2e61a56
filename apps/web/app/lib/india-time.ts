const india = 'Asia/Kolkata'

/** 11 Nov 2026, 4:12 pm */
export const momentInIndia = (iso: string) => moment(iso, india)

/** 11 Nov 2026 */
export const dayInIndia = (iso: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: india }).format(new Date(iso))

/** What the clock said where the reader is, with both zones named. */
export function momentForReader(iso: string, zone: string): string {
  if (zone === india || zone === 'Asia/Calcutta') return `${moment(iso, india)}, Indian time`
  return `${moment(iso, india)}, Indian time; ${moment(iso, zone)} where you are (${zone.replaceAll('_', ' ')})`
}

export const readerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const addDays = (iso: string, days: number) =>
  new Date(new Date(iso).getTime() + days * 86_400_000).toISOString()

function moment(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone })
    .format(new Date(iso))
    .replace(/[\u202f\u00a0]/g, ' ')
}

/** 14 April 2026, of a day such as 2026-04-14. */
export const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** June 2025, of a day such as 2025-06-01. */
export const monthOf = (day: string) =>
  new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
