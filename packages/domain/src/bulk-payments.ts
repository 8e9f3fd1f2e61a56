import { z } from 'zod'
import { bulkMost } from './bulk.ts'
import { day, int4 } from './input.ts'

/** Sends the requests for several payments again, those that can be sent today. */
export const BulkReminders = z
  .strictObject({ ids: z.array(z.uuid()).min(1).max(bulkMost) })
  .meta({ id: 'BulkReminders' })
export type BulkReminders = z.infer<typeof BulkReminders>

/** The day of the reminder before, and the version in which this one was noted. */
export const SentReminder = z
  .strictObject({ id: z.uuid(), version: int4().min(1), reminded_on: day().nullable() })
  .meta({ id: 'SentReminder' })
export type SentReminder = z.infer<typeof SentReminder>

export const UndoReminders = z
  .strictObject({ changes: z.array(SentReminder).min(1).max(bulkMost) })
  .meta({ id: 'UndoReminders' })
