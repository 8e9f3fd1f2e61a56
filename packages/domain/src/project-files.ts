import { z } from 'zod'
import { ChatAttachment, ChatAudience } from './chat.ts'
import { pageOf, pageQuery } from './paging.ts'

const version = {
  ...ChatAttachment.pick({ id: true, url: true, size: true, state: true }).shape,
  /** From 1. Files of the same name and visibility are versions of one. */
  version: z.int(),
  uploaded_by: z.string(),
  created_at: z.iso.datetime(),
  /** Whether the reader may delete it. */
  can_delete: z.boolean(),
}

/** The latest version of a file that belongs to a project, sent with a message or uploaded to the project itself. */
export const ProjectFile = z
  .strictObject({
    ...version,
    name: z.string(),
    type: z.string(),
    visibility: ChatAudience,
    /** The message it was sent with. */
    message_id: z.uuid().nullable(),
    /** Latest first. */
    earlier: z.array(z.strictObject(version).meta({ id: 'ProjectFileVersion' })),
  })
  .meta({ id: 'ProjectFile' })
export type ProjectFile = z.infer<typeof ProjectFile>

export const ProjectFilePage = pageOf(ProjectFile).meta({ id: 'ProjectFilePage' })

export const ProjectFileQuery = z.strictObject({
  /** The last file of the page before. */
  cursor: z.uuid().optional(),
  limit: pageQuery.limit,
})

/** The latest version of a file in any project that the reader belongs to. */
export const FoundFile = z
  .strictObject({
    ...ProjectFile.pick({ id: true, name: true }).shape,
    project_id: z.uuid(),
    project_title: z.string(),
  })
  .meta({ id: 'FoundFile' })
export type FoundFile = z.infer<typeof FoundFile>

export const ProjectFileTarget = z.strictObject({ visibility: ChatAudience.default('everyone') })
