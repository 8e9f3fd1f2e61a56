import { invitationSorts } from '@trusswell/domain/list-sort-values.ts'
import type { ListedInvitation } from '@trusswell/domain/invitations.ts'
import { invitationFilters as states } from '@trusswell/domain/invitation-values.ts'
import { answerOf } from '../../../../lib/api/answer-of.ts'
import { api } from '../../../../lib/api/browser-api.ts'
import type { ListQuery } from '../../../../ui/lists/list-query.ts'

export const invitationKey = ['users', 'invitations'] as const
export const invitationFilters = { state: states, sort: invitationSorts }

type Query = ListQuery<typeof invitationFilters> & { cursor?: string }

export const listInvitations = ({ deleted: _deleted, ...query }: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/admin/invitations', { params: { query }, signal }))

/** Inviting an address again replaces its invitation. */
export function resendInvitation(invitation: ListedInvitation, key: string): Promise<unknown> {
  const { id, name, email, organisation_id: organisation, organisation_role: role } = invitation
  const header = { 'idempotency-key': key }
  if (organisation === null || role === null)
    return answerOf(api.POST('/api/admin/invitations/{id}/resend', { params: { path: { id }, header } }))
  return answerOf(
    api.POST('/api/admin/organisations/{id}/invitations', {
      params: { path: { id: organisation }, header },
      body: { name, email, role },
    }),
  )
}

export const revokeInvitation = ({
  id,
  organisation_id: organisation,
}: ListedInvitation): Promise<unknown> =>
  organisation === null
    ? answerOf(api.DELETE('/api/admin/invitations/{id}', { params: { path: { id } } }))
    : answerOf(
        api.DELETE('/api/admin/organisations/{id}/invitations/{item}', {
          params: { path: { id: organisation, item: id } },
        }),
      )
