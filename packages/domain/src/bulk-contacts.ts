import { z } from 'zod'
import { bulkMost } from './bulk.ts'
import { ContactStatus } from './contact.ts'
import { int4 } from './input.ts'

const fields = {
  /** Undefined leaves the status unchanged. */
  status: ContactStatus.optional(),
  /** Null removes the assignee; undefined leaves it unchanged. */
  assignee_id: z.uuid('Choose an assignee').nullable().optional(),
}
const isChosen = ({ status, assignee_id }: { status?: unknown; assignee_id?: unknown }) =>
  status !== undefined || assignee_id !== undefined
const nothingChosen = { path: ['status'], error: 'Choose a status or an assignee' }

export const ContactsProgress = z.strictObject(fields).refine(isChosen, nothingChosen)
export type ContactsProgress = z.infer<typeof ContactsProgress>

/** One status, one assignee or both for several submissions. */
export const BulkContactProgress = z
  .strictObject({ ids: z.array(z.uuid()).min(1).max(bulkMost), ...fields })
  .refine(isChosen, nothingChosen)
  .meta({ id: 'BulkContactProgress' })
export type BulkContactProgress = z.infer<typeof BulkContactProgress>

/** What a submission was like before, and the version in which that changed. */
export const ContactProgressChange = z
  .strictObject({
    id: z.uuid(),
    version: int4().min(1),
    status: ContactStatus,
    assignee_id: z.uuid().nullable(),
  })
  .meta({ id: 'ContactProgressChange' })
export type ContactProgressChange = z.infer<typeof ContactProgressChange>

export const UndoContactProgress = z
  .strictObject({ changes: z.array(ContactProgressChange).min(1).max(bulkMost) })
  .meta({ id: 'UndoContactProgress' })
