import { z } from 'zod'

export const ActivityEntity = z.enum([
  'project',
  'member',
  'milestone',
  'task',
  'expense',
  'risk',
  'diary_entry',
  'change_request',
  'project_file',
])
export type ActivityEntity = z.infer<typeof ActivityEntity>

export const ActivityAction = z.enum(['added', 'changed', 'removed', 'restored'])
export type ActivityAction = z.infer<typeof ActivityAction>

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** One line of a project's history. `change` has the new values, so that the lines replay to the current state. */
export const ProjectActivity = z
  .strictObject({
    seq: z.int(),
    at: z.iso.datetime(),
    actor_id: z.uuid().nullable(),
    /** Clients don't see those of staff outside the team. */
    actor_name: z.string().nullable(),
    entity: ActivityEntity,
    entity_id: z.uuid(),
    /** Its present title or name; of a diary entry its day. */
    subject: z.string().nullable(),
    action: ActivityAction,
    change: z.record(z.string(), Value),
  })
  .meta({ id: 'ProjectActivity' })
export type ProjectActivity = z.infer<typeof ProjectActivity>

type Line = Pick<ProjectActivity, 'entity' | 'entity_id' | 'action' | 'change'>
export type ReplayedState = Map<string, { entity: ActivityEntity; removed: boolean; values: Line['change'] }>

/** The state that the lines, in their order, lead to from an earlier one. */
export function replayActivity(lines: Line[], from: ReplayedState = new Map()): ReplayedState {
  const state: ReplayedState = new Map(from)
  for (const { entity, entity_id, action, change } of lines) {
    const before = state.get(entity_id)?.values ?? {}
    state.set(entity_id, { entity, removed: action === 'removed', values: { ...before, ...change } })
  }
  return state
}
