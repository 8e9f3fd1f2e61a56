import { InvitationFilter } from '@trusswell/domain/invitations.ts'
import { answerOf } from '../../../../lib/api/answer-of.ts'
import { api } from '../../../../lib/api/browser-api.ts'
import type { ListQuery } from '../../../../ui/lists/list-query.ts'

export const invitationKey = ['users', 'invitations']
export const invitationFilters = { state: InvitationFilter.options }

type Query = ListQuery<typeof invitationFilters> & { cursor?: string }

export const listInvitations = ({ deleted: _deleted, ...query }: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/admin/invitations', { params: { query }, signal }))

export const resendInvitation = (id: string, key: string) =>
  answerOf(
    api.POST('/api/admin/invitations/{id}/resend', {
      params: { path: { id }, header: { 'idempotency-key': key } },
    }),
  )

export const revokeInvitation = (id: string) =>
  answerOf(api.DELETE('/api/admin/invitations/{id}', { params: { path: { id } } }))
