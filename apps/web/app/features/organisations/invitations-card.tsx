import { organisationRoleLabels } from '@trusswell/domain/organisation-role-values.ts'
import type { OrganisationInvitation } from '@trusswell/domain/organisations.ts'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { wasCancelled } from '../../lib/api/was-cancelled.ts'
import { dayInIndia } from '../../lib/dates.ts'
import { createKeyPerContent } from '../../lib/forms/key-per-content.ts'
import { loadedOf } from '../../lib/list-total.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListBody } from '../../ui/lists/list-body.tsx'
import { useListChanges } from '../../ui/lists/use-list-changes.ts'
import { useOpen } from '../../ui/lists/use-open.ts'
import { useRemoval } from '../../ui/lists/use-removal.ts'
import { useRows } from '../../ui/lists/use-rows.ts'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PeopleSource } from './organisation-source.ts'
import './organisations.css'

const InvitePersonDialog = lazy(() => import('./invite-person-dialog.tsx'))

type InvitationsCardProps = { source: PeopleSource; organisation: string }

export function InvitationsCard({ source, organisation }: InvitationsCardProps) {
  const key = [...source.key, 'invitations'] as const
  const list = useRows({ key, read: source.invitations, counted: true })
  const { saved, refresh } = useListChanges<OrganisationInvitation>(key)
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const [sending, setSending] = useState<string | null>(null)
  const { opened, open, close } = useOpen()
  const { region, ask, asked, confirmation } = useRemoval<OrganisationInvitation>(key, {
    remove: source.withdraw,
    messages: ({ email }) => ({
      removed: `Invitation to ${email} withdrawn`,
      removeFailed: 'Failed to withdraw the invitation',
    }),
  })

  async function sendAgain({ id, name, email, role }: OrganisationInvitation) {
    setSending(id)
    try {
      await source.invite({ name, email, role }, keyOf({ id }))
      showSuccess(`New invitation sent to ${email}`)
    } catch (error) {
      if (!wasCancelled(error)) showFailure(error, 'Failed to send the invitation again')
    } finally {
      await refresh()
      setSending(null)
    }
  }

  return (
    <Card
      title="Invitations"
      flush
      count={loadedOf(list)}
      actions={
        <Button
          tone="secondary"
          size="small"
          icon={<UserPlus aria-hidden="true" />}
          onClick={() => open('invite')}
        >
          Invite person
        </Button>
      }
    >
      <ListBody
        ref={region}
        inCard
        list={list}
        label="List of invitations"
        noun="invitations"
        order="newest first"
        skeleton={<Skeleton rows={2} label="Loading invitations" />}
        empty={
          <EmptyState>No open invitations. People you invite will appear here until they accept.</EmptyState>
        }
      >
        {(invitations) => (
          <ul className="organisation-invitations">
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <div>
                  <strong>{invitation.name}</strong>
                  <small>{invitation.email}</small>
                  <small>
                    {organisationRoleLabels[invitation.role]},{' '}
                    {invitation.state === 'expired' ? 'expired' : 'expires'}{' '}
                    {dayInIndia(invitation.expires_at)}
                  </small>
                </div>
                {invitation.state === 'expired' && <Badge tone="warn">Expired</Badge>}
                <Button
                  tone="secondary"
                  size="small"
                  aria-label={`Send again: invitation to ${invitation.email}`}
                  pending={sending === invitation.id}
                  onClick={() => void sendAgain(invitation)}
                >
                  Send again
                </Button>
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={`Withdraw the invitation to ${invitation.email}`}
                  onClick={() => ask(invitation)}
                >
                  Withdraw
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ListBody>
      {opened === 'invite' && (
        <Suspense>
          <InvitePersonDialog
            organisation={organisation}
            invite={source.invite}
            onSent={(invitation) => {
              saved(invitation, true)
              showSuccess(`Invitation sent to ${invitation.email}`)
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
      <ConfirmDialog
        {...confirmation}
        title="Withdraw invitation?"
        message={`The link we sent to ${asked?.email} will stop working.`}
        confirmLabel="Withdraw invitation"
        tone="warning"
      />
    </Card>
  )
}
