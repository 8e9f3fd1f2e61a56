import type { Actor } from '@trusswell/domain/actor.ts'
import { takesChanges } from '@trusswell/domain/change-request-values.ts'
import type { ChangeRequest } from '@trusswell/domain/change-requests.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { useRows } from '../../../ui/lists/use-rows.ts'
import { changeKey, listChanges } from './change-source.ts'

/** Reads on by itself: the notice at the top of the page and links need every request. */
export function useChanges(projectId: string) {
  const list = useRows<ChangeRequest>({
    key: changeKey(projectId),
    read: (cursor, signal) => listChanges(projectId, { limit: 100, ...cursor }, signal),
    pages: Infinity,
  })
  return { ...list, more: false }
}

/** Whether this person is asked to accept or decline it. */
export const isToDecide = (change: ChangeRequest, project: Pick<Project, 'status'>, actor: Actor): boolean =>
  change.state === 'proposed' &&
  change.cost_paise !== null &&
  takesChanges(project.status) &&
  can.closeChange(actor, 'accepted', change)
