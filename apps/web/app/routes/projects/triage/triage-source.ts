import type { Versioned } from '@trusswell/domain/input.ts'
import type { WithdrawProject } from '@trusswell/domain/triage.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'

export const withdrawProject = (id: string, body: Versioned<WithdrawProject>) =>
  answerOf(api.POST('/api/projects/{id}/withdraw', { params: { path: { id } }, body }))
