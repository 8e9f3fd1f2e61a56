import type { ManagerChange } from '@trusswell/domain/assign-manager.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { changeInBatches } from '../../lib/batches.ts'

export const assignManager = (ids: string[], project_manager_id: string) =>
  changeInBatches(ids, (batch) =>
    answerOf(api.POST('/api/admin/projects/manager', { body: { ids: batch, project_manager_id } })),
  )

export const undoManager = (changes: ManagerChange[]) =>
  answerOf(api.POST('/api/admin/projects/manager/undo', { body: { changes } }))
