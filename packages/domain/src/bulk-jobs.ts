import { z } from 'zod'
import { bulkMost } from './bulk.ts'
import { day, int4 } from './input.ts'
import { JobId, JobStatus } from './jobs.ts'

/** A draft isn't closed, and it is published on its own. */
const PublishedStatus = JobStatus.extract(['open', 'closed'])
export type PublishedStatus = z.infer<typeof PublishedStatus>

/** Closes or reopens several positions. Drafts stay as they are. */
export const BulkJobStatus = z
  .strictObject({ ids: z.array(JobId).min(1).max(bulkMost), status: PublishedStatus })
  .meta({ id: 'BulkJobStatus' })
export type BulkJobStatus = z.infer<typeof BulkJobStatus>

/** What a position was like before, and the version in which that changed. */
export const JobStatusChange = z
  .strictObject({
    id: JobId,
    version: int4().min(1),
    status: PublishedStatus,
    closes_on: day().nullable(),
  })
  .meta({ id: 'JobStatusChange' })
export type JobStatusChange = z.infer<typeof JobStatusChange>

export const UndoJobStatus = z
  .strictObject({ changes: z.array(JobStatusChange).min(1).max(bulkMost) })
  .meta({ id: 'UndoJobStatus' })
