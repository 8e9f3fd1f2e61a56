import { roles } from '@trusswell/domain/actor-values.ts'
import { userSorts } from '@trusswell/domain/list-sort-values.ts'
import type { InviteUser, UserPatch } from '@trusswell/domain/account.ts'
import { userStatuses } from '@trusswell/domain/account-values.ts'
import type { Versioned } from '@trusswell/domain/input.ts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import type { ListQuery } from '../../../ui/lists/list-query.ts'

export const userKey = ['users', 'admin'] as const
export const userFilters = { role: roles, status: userStatuses, sort: userSorts }

type Query = ListQuery<typeof userFilters> & { cursor?: string }
type Changes = Versioned<Pick<z.infer<typeof UserPatch>, 'role' | 'status' | 'successor_id'>>

const one = (id: string) => ({ params: { path: { id } } })

export const listUsers = (query: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/admin/users', { params: { query }, signal }))

export const assignmentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...userKey, id, 'assignments'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/admin/users/{id}/assignments', { ...one(id), signal })),
  })

export const readUser = (id: string) => answerOf(api.GET('/api/admin/users/{id}', one(id)))

export const inviteUser = (body: z.infer<typeof InviteUser>, key: string) =>
  answerOf(api.POST('/api/admin/users', { params: { header: { 'idempotency-key': key } }, body }))

export const changeUser = (id: string, { version, role, status, successor_id }: Changes) =>
  answerOf(
    api.PATCH('/api/admin/users/{id}', {
      ...one(id),
      body: {
        version,
        ...(role ? { role } : {}),
        ...(status ? { status } : {}),
        ...(successor_id === undefined ? {} : { successor_id }),
      },
    }),
  )

export const signOutUser = (id: string) => answerOf(api.POST('/api/admin/users/{id}/sign-out', one(id)))

/** The successor is named for a manager of unfinished projects; null leaves them without one. */
export const deleteUser = (id: string, successor: string | null | undefined) =>
  answerOf(
    api.DELETE('/api/admin/users/{id}', {
      params: { path: { id }, query: successor === undefined ? {} : { successor: successor ?? 'none' } },
    }),
  )

export const restoreUser = (id: string) => answerOf(api.POST('/api/admin/users/{id}/restore', one(id)))
