import { invitationSorts } from '@trusswell/domain/list-sort-values.ts'
import type { ListedInvitation } from '@trusswell/domain/invitations.ts'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { createKeyPerContent } from '../../../../lib/forms/key-per-content.ts'
import { privateMeta } from '../../../../lib/private-page.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FilterChips } from '../../../../ui/filter-chips.tsx'
import { ListBody } from '../../../../ui/lists/list-body.tsx'
import { ListToolbar } from '../../../../ui/lists/list-toolbar.tsx'
import { OfflineNotice } from '../../../../ui/lists/offline-notice.tsx'
import { SortChoice } from '../../../../ui/lists/sort-choice.tsx'
import { usePreservedFocus } from '../../../../ui/lists/use-preserved-focus.ts'
import { useList } from '../../../../ui/lists/use-list.ts'
import { useListChanges } from '../../../../ui/lists/use-list-changes.ts'
import { useSort } from '../../../../ui/lists/use-sort.ts'
import { showFailure, showSuccess } from '../../../../ui/outcome-toast.ts'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Table } from '../../../../ui/table.tsx'
import { useFreshPassword } from '../use-fresh-password.ts'
import { UserTabs } from '../user-tabs.tsx'
import { filterNames, invitationColumns } from './invitation-columns.tsx'
import {
  invitationFilters,
  invitationKey,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from './invitation-source.ts'
import '../users.css'

export const meta = privateMeta('Invitations')

const states = invitationFilters.state.map((value) => ({ value, label: filterNames[value] }))

export default function AdminInvitations() {
  const list = useList({ key: invitationKey, filters: invitationFilters, read: listInvitations })
  const sort = useSort(invitationSorts, '-created')
  const { refresh } = useListChanges<ListedInvitation>(invitationKey)
  const { region, preserveFocus } = usePreservedFocus()
  const withPassword = useFreshPassword()
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const [sending, setSending] = useState<string | null>(null)
  const [asked, setAsked] = useState<ListedInvitation | null>(null)

  async function run(work: () => Promise<unknown>, done: string, failed: string) {
    try {
      await withPassword(work, (error) => showFailure(error, failed))
      showSuccess(done)
    } catch {
      // Reported by withPassword; the list shows the current state.
    } finally {
      await refresh()
      // A revoked invitation has no buttons.
      preserveFocus()
    }
  }

  async function resend(invitation: ListedInvitation) {
    const { id, email } = invitation
    setSending(id)
    const send = () => resendInvitation(invitation, keyOf({ id }))
    await run(send, `New invitation sent to ${email}`, 'Failed to send the invitation again')
    setSending(null)
  }

  const columns = invitationColumns((invitation) =>
    invitation.state === 'sent' || invitation.state === 'expired' ? (
      <div className="user-invitation-actions">
        <Button
          tone="secondary"
          size="small"
          aria-label={`Send again: invitation to ${invitation.email}`}
          pending={sending === invitation.id}
          onClick={() => void resend(invitation)}
        >
          Send again
        </Button>
        <Button
          tone="quiet"
          size="small"
          aria-label={`Revoke the invitation to ${invitation.email}`}
          onClick={() => setAsked(invitation)}
        >
          Revoke
        </Button>
      </div>
    ) : null,
  )
  const add = (tone?: 'secondary') => (
    <ButtonLink tone={tone} to="/admin/users?open=new" icon={<UserPlus aria-hidden="true" />}>
      Add User
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title="Invitations" note="Invitations sent to staff and clients" actions={add()} />
      <UserTabs />
      <OfflineNotice />
      <ListToolbar search="Search invitations" searchHint="By name or e-mail">
        <FilterChips label="State" param="state" cursorParam="pages" options={states} />
      </ListToolbar>
      <div className="ui-card list-panel user-invitations">
        <ListBody
          ref={region}
          list={list}
          label="Invitation list"
          noun="invitations"
          skeleton={<Skeleton rows={6} label="Loading invitations" />}
          empty={
            <EmptyState action={add('secondary')}>
              No invitations yet. People you invite will appear here.
            </EmptyState>
          }
        >
          {(invitations) => (
            <>
              <SortChoice columns={columns} />
              <Table
                caption="Invitations"
                columns={columns}
                rows={invitations}
                rowKey={({ id }) => id}
                sort={sort}
              />
            </>
          )}
        </ListBody>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        title="Revoke invitation?"
        message={`The link we sent to ${asked?.email} will stop working.`}
        confirmLabel="Revoke invitation"
        tone="warning"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          if (!asked) return
          void run(
            () => revokeInvitation(asked),
            `Invitation to ${asked.email} revoked`,
            'Failed to revoke the invitation',
          )
        }}
      />
    </>
  )
}
