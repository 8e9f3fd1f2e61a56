import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { InvitationsCard } from '../../../features/organisations/invitations-card.tsx'
import { PeopleCard } from '../../../features/organisations/people-card.tsx'
import { isMissing, messageOf } from '../../../lib/api/api-error.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { useRecentItem } from '../../../lib/session/recent-items.ts'
import { Card } from '../../../ui/card.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { withReauthentication } from '../../../features/organisations/organisation-source.ts'
import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { ActivityCard } from './activity-card.tsx'
import { OrganisationDetails } from './organisation-details.tsx'
import { OrganisationMenu } from './organisation-menu.tsx'
import { organisationKey, peopleOf, readOrganisation } from './organisation-source.ts'
import { ProjectsCard } from './projects-card.tsx'
import './organisation.css'

export const meta = privateMeta('Organisation')

export default function AdminOrganisationPage() {
  const { id = '' } = useParams()
  const query = useQuery({
    queryKey: [...organisationKey(id), 'one'],
    queryFn: ({ signal }) => readOrganisation(id, signal),
  })
  const { data, error, isPending } = query
  useRecentItem(
    data && { path: `/admin/organisations/${id}`, label: data.display_name, kind: 'organisation' },
  )
  const missing = isMissing(error)
  const source = withReauthentication(peopleOf(id), useReauthentication())
  return (
    <>
      <PageHeader
        back={{ to: '/admin/organisations', label: 'Organisations' }}
        title={missing ? 'Organisation not found' : (data?.display_name ?? 'Organisation')}
        {...(missing
          ? { note: 'It may have been merged into another one.' }
          : { actions: data && <OrganisationMenu organisation={data} /> })}
      />
      <OfflineNotice />
      {error && !missing && (
        <QueryError query={query} message={messageOf(error, 'Failed to load the organisation')} />
      )}
      {isPending && !error && (
        <Card>
          <Skeleton lines={6} label="Loading the organisation" />
        </Card>
      )}
      {data && !missing && (
        <div className="ui-card-grid">
          <OrganisationDetails organisation={data} />
          <ProjectsCard id={id} name={data.display_name} count={data.projects_count} />
          <PeopleCard
            source={source}
            organisation={data.display_name}
            ownId={undefined}
            pathOf={(person) => `/admin/users/${person}`}
            manages
          />
          <InvitationsCard source={source} organisation={data.display_name} />
          <ActivityCard id={id} />
        </div>
      )}
    </>
  )
}
