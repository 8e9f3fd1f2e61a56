import type { ManagerChange } from '@trusswell/domain/assign-manager.ts'
import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { batches, inBatches } from '../../lib/batches.ts'

/** The projects with their new manager, and what an undo needs. */
export async function assignManager(ids: string[], project_manager_id: string) {
  const { answers, isPartial } = await inBatches(ids, (batch) =>
    answerOf(api.POST('/api/admin/projects/manager', { body: { ids: batch, project_manager_id } })),
  )
  return {
    data: answers.flatMap(({ data }) => data),
    changed: answers.flatMap(({ changed }) => changed),
    isPartial,
  }
}

export async function undoManager(changes: ManagerChange[]) {
  const restored: ProjectCard[] = []
  for (const batch of batches(changes)) {
    const { data } = await answerOf(
      api.POST('/api/admin/projects/manager/undo', { body: { changes: batch } }),
    )
    restored.push(...data)
  }
  return restored
}
