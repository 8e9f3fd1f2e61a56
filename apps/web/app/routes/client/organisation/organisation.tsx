import { organisationRoleLabels } from '@trusswell/domain/organisation-role-values.ts'
import { can } from '@trusswell/domain/policy.ts'
import { useQuery } from '@tanstack/react-query'
import { InvitationsCard } from '../../../features/organisations/invitations-card.tsx'
import { PeopleCard } from '../../../features/organisations/people-card.tsx'
import { withReauthentication } from '../../../features/organisations/organisation-source.ts'
import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { messageOf } from '../../../lib/api/api-error.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { Card } from '../../../ui/card.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SettingsTabs } from '../settings-tabs.tsx'
import { ownOrganisation, ownPeople } from './organisation-source.ts'
import { OwnDetails } from './own-details.tsx'

export const meta = privateMeta('Organisation')

export default function Organisation() {
  const { user, refresh } = useAuth()
  const query = useQuery(ownOrganisation)
  const { data, error, isPending } = query
  const people = withReauthentication(ownPeople, useReauthentication())
  if (!user) return null
  const actor = actorOf(user)
  const manages = can.manageOrganisation(actor)

  return (
    <>
      <PageHeader
        title="Settings"
        note={
          user.organisation &&
          `${user.organisation.display_name}. Your role: ${organisationRoleLabels[user.organisation.role]}`
        }
      />
      <SettingsTabs />
      <OfflineNotice />
      {error && <QueryError query={query} message={messageOf(error, 'Failed to load your organisation')} />}
      {isPending && !error && (
        <Card>
          <Skeleton lines={6} label="Loading your organisation" />
        </Card>
      )}
      {data && (
        <div className="ui-card-grid" key={data.id}>
          <OwnDetails organisation={data} actor={actor} />
          {manages && <InvitationsCard source={people} organisation={data.display_name} />}
          <PeopleCard
            source={people}
            organisation={data.display_name}
            ownId={user.id}
            manages={manages}
            onOwnChange={() => void refresh()}
          />
        </div>
      )}
    </>
  )
}
