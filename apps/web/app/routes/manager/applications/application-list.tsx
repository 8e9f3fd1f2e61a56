import type { Application } from '@trusswell/domain/applications.ts'
import { useSearchParams } from 'react-router'
import { ApplicationRows } from '../../../features/applications/application-rows.tsx'
import { ApplicationSkeleton } from '../../../features/applications/application-skeleton.tsx'
import { NoApplications } from '../../../features/applications/no-applications.tsx'
import { ListBody } from '../../../features/list-page/list-body.tsx'
import { useList } from '../../../features/list-page/use-list.ts'
import { applicationFilters, applicationKey, listApplications, resumeUrl } from './application-source.ts'

export function ApplicationList({ onEdit }: { onEdit: (application: Application) => void }) {
  const [params] = useSearchParams()
  const list = useList({ key: applicationKey, filters: applicationFilters(params), read: listApplications })
  return (
    <ListBody
      list={list}
      label="Applications"
      noun="applications"
      skeleton={<ApplicationSkeleton />}
      empty={<NoApplications />}
    >
      {(applications) => (
        <ApplicationRows applications={applications} resumeUrl={resumeUrl} onEdit={onEdit} />
      )}
    </ListBody>
  )
}
