import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import type { Me } from '@trusswell/domain/account.ts'
import { can } from '@trusswell/domain/policy.ts'
import { useQuery } from '@tanstack/react-query'
import { privateMeta } from '../../../lib/private-page.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CreateForm } from './create-form.tsx'
import { draftKey, readDraft } from './draft-source.ts'
import './create.css'

export const meta = privateMeta('Create New Project')

export default function CreateProject() {
  const { user } = useAuth()
  if (!user) return null
  return can.createProject(actorOf(user)) ? <Drafted user={user} /> : <OwnersOnly />
}

function Drafted({ user }: { user: Me }) {
  const draft = useQuery({
    queryKey: draftKey,
    queryFn: ({ signal }) => readDraft(signal),
    // Typed text is newer than any answer; a draft from another device is recognised by its revision.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  if (draft.isSuccess) {
    const staff = isStaffRole(user.user_metadata.role)
    return <CreateForm draft={draft.data} staff={staff} userId={user.id} />
  }
  return (
    <>
      <PageHeader back={{ to: '/dashboard', label: 'Back to dashboard' }} title="Create New Project" />
      <OfflineNotice />
      {draft.isError ? (
        <QueryError query={draft} message="Your draft couldn’t be loaded." />
      ) : (
        <div className="ui-card ui-card-body create-waiting">
          <Skeleton lines={8} label="Loading your draft" />
        </div>
      )}
    </>
  )
}

const OwnersOnly = () => (
  <>
    <PageHeader back={{ to: '/dashboard', label: 'Back to dashboard' }} title="Create New Project" />
    <Card>
      <EmptyState>
        Only owners of your organisation can create projects. Ask one of them to create it or to change your
        role.
      </EmptyState>
    </Card>
  </>
)
