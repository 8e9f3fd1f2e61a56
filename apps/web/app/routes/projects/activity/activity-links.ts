import type { Actor } from '@trusswell/domain/actor.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { ProjectActivity } from '@trusswell/domain/project-activity.ts'

type Line = Pick<ProjectActivity, 'entity' | 'entity_id' | 'action' | 'change'>

/** Where the thing is on the project's page; staff get it opened. Null for what is gone or has no place of its own. */
export function activityLink({ entity, entity_id, action, change }: Line, actor: Actor): string | null {
  if (action === 'removed') return null
  const works = can.editWork(actor)
  const open = (name: string) => (works ? `&open=${name}-${entity_id}` : '')
  switch (entity) {
    case 'milestone':
      return `?tab=timeline${change['acceptance'] === 'asked' ? '' : open('milestone')}`
    case 'task':
      return works ? `?tab=timeline${open('task')}` : null
    case 'expense':
    case 'risk':
      return works ? `?tab=details${open(entity)}` : null
    case 'project':
    case 'member':
    case 'diary_entry':
    case 'change_request':
    case 'project_file':
      return null
    default:
      return entity satisfies never
  }
}
