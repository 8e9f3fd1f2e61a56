import type { Versioned } from '@trusswell/domain/input.ts'
import type { CostBudgetRequest } from '@trusswell/domain/insight-plan-changes.ts'
import type { ProjectPatch } from '@trusswell/domain/projects.ts'
import type { TeamRequest } from '@trusswell/domain/team.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { defined } from '@trusswell/domain/defined.ts'

const at = (id: string) => ({ params: { path: { id } } })

export const readCostBudget = (id: string, signal: AbortSignal) =>
  answerOf(api.GET('/api/projects/{id}/cost-budget', { ...at(id), signal }))

export const putCostBudget = (id: string, body: CostBudgetRequest) =>
  answerOf(api.PUT('/api/projects/{id}/cost-budget', { ...at(id), body }))

export const patchProject = (id: string, body: Versioned<ProjectPatch>) =>
  answerOf(api.PATCH('/api/projects/{id}', { ...at(id), body: defined(body) }))

export const putTeam = (id: string, body: Versioned<TeamRequest>) =>
  answerOf(api.PUT('/api/projects/{id}/team', { ...at(id), body }))

/** People who can manage a project or a site. */
export const listManagers = async (signal: AbortSignal) =>
  (
    await answerOf(
      api.GET('/api/admin/users', {
        params: { query: { role: 'manager', status: 'active', limit: 100 } },
        signal,
      }),
    )
  ).data

export const listContacts = (id: string, signal: AbortSignal) =>
  answerOf(api.GET('/api/projects/{id}/contacts', { ...at(id), signal }))
