import { z } from 'zod'
import { bulkMost } from './bulk.ts'
import { int4 } from './input.ts'

const most = 20
const people = z
  .array(z.uuid())
  .min(1, 'Choose at least one person')
  .max(most, `Choose at most ${most} people`)

export const AddMembers = z
  .strictObject({ ids: z.array(z.uuid()).min(1).max(bulkMost), user_ids: people })
  .meta({ id: 'AddMembers' })

/** Who joined the team of a project, and the version in which that changed. */
export const MembersChange = z
  .strictObject({ id: z.uuid(), version: int4().min(1), user_ids: people })
  .meta({ id: 'MembersChange' })
export type MembersChange = z.infer<typeof MembersChange>

export const UndoMembers = z
  .strictObject({ changes: z.array(MembersChange).min(1).max(bulkMost) })
  .meta({ id: 'UndoMembers' })
