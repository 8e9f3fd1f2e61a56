import { z } from 'zod'
import { bulkMost } from './bulk.ts'
import { int4 } from './input.ts'
import { Duty } from './team.ts'

export const AssignManager = z
  .strictObject({
    ids: z.array(z.uuid()).min(1).max(bulkMost),
    project_manager_id: z.uuid('Choose a project manager'),
  })
  .meta({ id: 'AssignManager' })

/** What a project was like before a manager was assigned, and the version in which that changed. */
export const ManagerChange = z
  .strictObject({
    id: z.uuid(),
    version: int4().min(1),
    /** The previous manager. */
    project_manager_id: z.uuid().nullable(),
    /** What the new manager did on the team before; null if not on the team. */
    duty: Duty.nullable(),
    /** Whether the project was waiting for a decision. */
    waited: z.boolean(),
  })
  .meta({ id: 'ManagerChange' })
export type ManagerChange = z.infer<typeof ManagerChange>

export const UndoManager = z
  .strictObject({ changes: z.array(ManagerChange).min(1).max(bulkMost) })
  .meta({ id: 'UndoManager' })
