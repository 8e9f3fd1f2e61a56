import type { Application } from '@trusswell/domain/applications.ts'
import type { Ref } from 'react'
import { useSearchParams } from 'react-router'
import { ListBody } from '../../ui/lists/list-body.tsx'
import { useList } from '../../ui/lists/use-list.ts'
import { ApplicationRows } from './application-rows.tsx'
import { ApplicationSkeleton } from './application-skeleton.tsx'
import { applicationFilters, type ApplicationSource } from './application-source.ts'
import { NoApplications } from './no-applications.tsx'

type Act = (application: Application) => void
type Props = {
  source: ApplicationSource
  region: Ref<HTMLElement>
  onEdit: Act
  /** Left out where nothing is deleted. */
  onDelete?: Act
  onRestore?: Act
}

export function ApplicationList({ source, region, ...acts }: Props) {
  const [params] = useSearchParams()
  const list = useList({ key: source.key, filters: applicationFilters(params), read: source.list })
  return (
    <ListBody
      ref={region}
      list={list}
      label="Applications"
      noun="applications"
      skeleton={<ApplicationSkeleton />}
      empty={<NoApplications />}
    >
      {(applications) => (
        <ApplicationRows applications={applications} resumeUrl={source.resumeUrl} {...acts} />
      )}
    </ListBody>
  )
}
