import { z } from 'zod'
import { addDays, kolkataDay } from './days.ts'
import { day, optionalLine, optionalName } from './input.ts'

/** A time of day in India, `09:30`. */
const time = (message: string) =>
  z.string(message).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: message, abort: true })

/** Monday is 1, Sunday is 7. */
const Weekday = z.int().min(1).max(7)

const Holiday = z
  .strictObject({ date: day('Choose a date'), name: optionalLine('Name', 80) })
  .meta({ id: 'Holiday' })

/** When the office answers. All days and times are those of India, which has no daylight saving time. */
export const WorkingHours = z
  .strictObject({
    days: z
      .array(Weekday)
      .min(1, 'Choose at least one day')
      .refine((days) => new Set(days).size === days.length, 'Choose each day once'),
    from: time('Enter when work begins, such as 09:30'),
    until: time('Enter when work ends, such as 18:30'),
    holidays: z
      .array(Holiday)
      .max(200, 'At most 200 holidays')
      .refine((list) => new Set(list.map(({ date }) => date)).size === list.length, 'Enter each date once'),
    /** In working hours; a client's message that waits longer is overdue. */
    answerWithin: z
      .int('Enter a whole number of hours')
      .min(1, 'Enter at least 1 hour')
      .max(100, 'Enter at most 100 hours'),
    /** In working days: by when a client hears whether we take on a new project. */
    decideWithin: z
      .int('Enter a whole number of days')
      .min(1, 'Enter at least 1 day')
      .max(30, 'Enter at most 30 days')
      .default(2),
    /** In working days: by when the manager of an accepted project gets in touch with its client. */
    contactWithin: z
      .int('Enter a whole number of days')
      .min(1, 'Enter at least 1 day')
      .max(30, 'Enter at most 30 days')
      .default(2),
    /** Whom clients see as the person who answers while their new project waits. Empty means nobody in particular. */
    newProjectContact: optionalName('Contact for new projects', 80).default(''),
  })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: 'Work must end after it begins',
  })
  .meta({ id: 'WorkingHours' })
export type WorkingHours = z.infer<typeof WorkingHours>

export const defaultWorkingHours: WorkingHours = {
  days: [1, 2, 3, 4, 5, 6],
  from: '09:30',
  until: '18:30',
  holidays: [],
  answerWithin: 8,
  decideWithin: 2,
  contactWithin: 2,
  newProjectContact: '',
}

const hour = 3_600_000

/** How much of the time between two moments lies within working hours, in milliseconds. */
export function workingTimeBetween(hours: WorkingHours, from: number, to: number): number {
  if (!(from < to)) return 0
  const isWorkingDay = workingDaysOf(hours)
  const last = kolkataDay(to)
  let total = 0
  for (let date = kolkataDay(from); date <= last; date = addDays(date, 1)) {
    if (!isWorkingDay(date)) continue
    const begins = Math.max(from, momentOf(date, hours.from))
    const ends = Math.min(to, momentOf(date, hours.until))
    total += Math.max(0, ends - begins)
  }
  return total
}

/** Whether a message that came at this moment should have been answered by now. */
export const isOverdue = (hours: WorkingHours, since: number, now: number): boolean =>
  workingTimeBetween(hours, since, now) >= hours.answerWithin * hour

/** The working day that is this many working days after the given day. */
export function addWorkingDays(hours: WorkingHours, from: string, count: number): string {
  const isWorkingDay = workingDaysOf(hours)
  let date = from
  for (let left = count; left > 0;) {
    date = addDays(date, 1)
    if (isWorkingDay(date)) left -= 1
  }
  return date
}

/** Whether the office works on this day. */
export const isWorkingDay = (hours: WorkingHours, date: string): boolean => workingDaysOf(hours)(date)

function workingDaysOf(hours: WorkingHours): (date: string) => boolean {
  const holidays = new Set(hours.holidays.map(({ date }) => date))
  const days = new Set(hours.days)
  return (date) => days.has(weekdayOf(date)) && !holidays.has(date)
}

const momentOf = (date: string, at: string) => Date.parse(`${date}T${at}:00+05:30`)
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7
