import { z } from 'zod'

/** A day of the calendar, `YYYY-MM-DD`; due dates are days, not moments. */
export const day = (message: string) => z.iso.date(message)

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
