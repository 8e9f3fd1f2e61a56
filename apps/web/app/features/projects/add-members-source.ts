import type { MembersChange } from '@trusswell/domain/add-members.ts'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { changeInBatches } from '../../lib/batches.ts'

export const addMembers = (ids: string[], user_ids: string[]) =>
  changeInBatches(ids, (batch) =>
    answerOf(api.POST('/api/admin/projects/members', { body: { ids: batch, user_ids } })),
  )

export const undoMembers = (changes: MembersChange[]) =>
  answerOf(api.POST('/api/admin/projects/members/undo', { body: { changes } }))
