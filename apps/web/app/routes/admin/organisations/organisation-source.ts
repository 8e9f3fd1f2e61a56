import { organisationSorts } from '@trusswell/domain/list-sort-values.ts'
import type {
  AdminOrganisationPatch,
  AdminOrganisationRequest,
  MergeOrganisation,
} from '@trusswell/domain/organisations.ts'
import type { Versioned } from '@trusswell/domain/input.ts'
import type { PeopleSource } from '../../../features/organisations/organisation-source.ts'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { defined } from '@trusswell/domain/defined.ts'
import type { ListQuery } from '../../../ui/lists/list-query.ts'
import type { Place } from '../../../ui/lists/use-rows.ts'

export const organisationsKey = ['organisations', 'admin'] as const
export const organisationKey = (id: string) => ['organisations', 'admin', id] as const
export const organisationFilters = { without_people: ['true'] as const, sort: organisationSorts }

type Query = ListQuery<typeof organisationFilters> & { cursor?: string }

const all = '/api/admin/organisations'
const at = (id: string) => ({ params: { path: { id } } })
const once = (key: string) => ({ header: { 'idempotency-key': key } })

export const listOrganisations = ({ deleted: _deleted, ...query }: Query, signal: AbortSignal) =>
  answerOf(api.GET(all, { params: { query }, signal }))

export const readOrganisation = (id: string, signal?: AbortSignal) =>
  answerOf(api.GET(`${all}/{id}`, { ...at(id), ...(signal ? { signal } : {}) }))

export const addOrganisation = (body: AdminOrganisationRequest, key: string) =>
  answerOf(api.POST(all, { params: once(key), body: defined(body) }))

export const saveOrganisation = (id: string, body: Versioned<AdminOrganisationPatch>) =>
  answerOf(api.PATCH(`${all}/{id}`, { ...at(id), body: defined(body) }))

/** Starts short so that one list doesn't push the others off the page; further pages have full size. */
const few = { limit: 8 }
const briefly = (query: Place) => (query.cursor ? query : { ...few, ...query })

export const listProjects = (id: string, query: Place, signal: AbortSignal) =>
  answerOf(api.GET(`${all}/{id}/projects`, { params: { path: { id }, query: briefly(query) }, signal }))

export const listActivity = (id: string, { cursor }: Place, signal: AbortSignal) =>
  answerOf(
    api.GET(`${all}/{id}/activity`, {
      params: { path: { id }, query: cursor ? { cursor: Number(cursor) } : few },
      signal,
    }),
  )

export const mergeOrganisation = (id: string, body: MergeOrganisation, key: string) =>
  answerOf(api.POST(`${all}/{id}/merge`, { params: { path: { id }, ...once(key) }, body: defined(body) }))

export const peopleOf = (id: string): PeopleSource => ({
  key: organisationKey(id),
  people: (query, signal) =>
    answerOf(api.GET(`${all}/{id}/people`, { params: { path: { id }, query: briefly(query) }, signal })),
  setRole: (user, role) =>
    answerOf(
      api.PATCH(`${all}/{id}/people/{item}`, { params: { path: { id, item: user } }, body: { role } }),
    ),
  remove: (user) =>
    answerOf(api.DELETE(`${all}/{id}/people/{item}`, { params: { path: { id, item: user } } })),
  invitations: (query, signal) =>
    answerOf(api.GET(`${all}/{id}/invitations`, { params: { path: { id }, query }, signal })),
  invite: (body, key) =>
    answerOf(api.POST(`${all}/{id}/invitations`, { params: { path: { id }, ...once(key) }, body })),
  withdraw: (invitation) =>
    answerOf(
      api.DELETE(`${all}/{id}/invitations/{item}`, {
        params: { path: { id, item: invitation } },
      }),
    ),
})
