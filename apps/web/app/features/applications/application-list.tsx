import type { Application } from '@trusswell/domain/applications.ts'
import { lazy, Suspense, type Ref } from 'react'
import { useSearchParams } from 'react-router'
import { ListBody } from '../../ui/lists/list-body.tsx'
import { useList } from '../../ui/lists/use-list.ts'
import { useView } from '../../ui/lists/use-view.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ApplicationRows } from './application-rows.tsx'
import { ApplicationSkeleton } from './application-skeleton.tsx'
import { applicationFilters, type ApplicationSource } from './application-source.ts'
import { NoApplications } from './no-applications.tsx'
import { applicationView } from './view-switch.tsx'

const ApplicationTable = lazy(() => import('./application-table.tsx'))

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
  const { view } = useView(applicationView)
  const Applications = view === 'table' ? ApplicationTable : ApplicationRows
  const skeleton =
    view === 'table' ? <Skeleton rows={8} label="Loading applications" /> : <ApplicationSkeleton />
  return (
    <ListBody
      ref={region}
      list={list}
      label="Applications"
      noun="applications"
      skeleton={skeleton}
      empty={<NoApplications />}
    >
      {(applications) => (
        <Suspense fallback={skeleton}>
          <Applications applications={applications} resumeUrl={source.resumeUrl} {...acts} />
        </Suspense>
      )}
    </ListBody>
  )
}
