import type { OrganisationPatch } from '@trusswell/domain/organisations.ts'
import type { Versioned } from '@trusswell/domain/input.ts'
import { queryOptions } from '@tanstack/react-query'
import type { PeopleSource } from '../../../features/organisations/organisation-source.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { defined } from '@trusswell/domain/defined.ts'

const key = ['organisations', 'own'] as const
const one = (id: string) => ({ params: { path: { id } } })

export const ownOrganisation = queryOptions({
  queryKey: [...key, 'one'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/organisation', { signal })),
})

export const saveOrganisation = (body: Versioned<OrganisationPatch>) =>
  answerOf(api.PATCH('/api/organisation', { body: defined(body) }))

export const ownPeople: PeopleSource = {
  key,
  people: (query, signal) => answerOf(api.GET('/api/organisation/people', { params: { query }, signal })),
  setRole: (id, role) => answerOf(api.PATCH('/api/organisation/people/{id}', { ...one(id), body: { role } })),
  remove: (id) => answerOf(api.DELETE('/api/organisation/people/{id}', one(id))),
  invitations: (query, signal) =>
    answerOf(api.GET('/api/organisation/invitations', { params: { query }, signal })),
  invite: (body, idempotencyKey) =>
    answerOf(
      api.POST('/api/organisation/invitations', {
        params: { header: { 'idempotency-key': idempotencyKey } },
        body,
      }),
    ),
  withdraw: (id) => answerOf(api.DELETE('/api/organisation/invitations/{id}', one(id))),
}
