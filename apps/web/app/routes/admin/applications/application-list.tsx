import type { Application } from '@trusswell/domain/applications.ts'
import type { Ref } from 'react'
import { useSearchParams } from 'react-router'
import { ApplicationRows } from '../../../features/applications/application-rows.tsx'
import { ApplicationSkeleton } from '../../../features/applications/application-skeleton.tsx'
import { NoApplications } from '../../../features/applications/no-applications.tsx'
import { ListBody } from '../../../features/list-page/list-body.tsx'
import { useList } from '../../../features/list-page/use-list.ts'
import { applicationFilters, applicationKey, listApplications, resumeUrl } from './application-source.ts'

type Act = (application: Application) => void
type Props = { region: Ref<HTMLElement>; onEdit: Act; onDelete: Act; onRestore: Act }

export function ApplicationList({ region, ...acts }: Props) {
  const [params] = useSearchParams()
  const list = useList({ key: applicationKey, filters: applicationFilters(params), read: listApplications })
  return (
    <ListBody
      ref={region}
      list={list}
      label="Applications"
      noun="applications"
      skeleton={<ApplicationSkeleton />}
      empty={<NoApplications />}
    >
      {(applications) => <ApplicationRows applications={applications} resumeUrl={resumeUrl} {...acts} />}
    </ListBody>
  )
}
