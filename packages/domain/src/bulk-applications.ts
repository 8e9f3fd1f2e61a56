import { z } from 'zod'
import { ApplicationProgress, ApplicationStatus } from './applications.ts'
import { bulkMost } from './bulk.ts'
import { int4, text } from './input.ts'
import { RejectionReason } from './rejections.ts'

/** One status for several applications. Withdrawn ones stay as they are. */
export const BulkApplicationStatus = z
  .strictObject({
    ids: z.array(z.uuid()).min(1).max(bulkMost),
    status: z.enum(ApplicationStatus.options, 'Choose a status'),
    rejection_reason: ApplicationProgress.shape.rejection_reason,
    /** Each applicant gets the template of the status, filled in. */
    send_mail: z.boolean(),
  })
  .meta({ id: 'BulkApplicationStatus' })
export type BulkApplicationStatus = z.infer<typeof BulkApplicationStatus>

/** What an application was like before, and the version in which that changed. */
export const ApplicationStatusChange = z
  .strictObject({
    id: z.uuid(),
    version: int4().min(1),
    status: ApplicationStatus,
    rejection_reason: RejectionReason.nullable(),
    rejection_note: text(1000).nullable(),
  })
  .refine(
    ({ status, rejection_reason, rejection_note }) =>
      status === 'rejected' || (rejection_reason === null && rejection_note === null),
    'Only rejected applications can have a reason',
  )
  .meta({ id: 'ApplicationStatusChange' })
export type ApplicationStatusChange = z.infer<typeof ApplicationStatusChange>

export const UndoApplicationStatus = z
  .strictObject({ changes: z.array(ApplicationStatusChange).min(1).max(bulkMost) })
  .meta({ id: 'UndoApplicationStatus' })
