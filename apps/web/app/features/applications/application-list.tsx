import type { Application } from '@trusswell/domain/applications.ts'
import { lazy, Suspense, useState, type Ref } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { BulkBar } from '../../ui/lists/bulk-bar.tsx'
import { CardSortChoice } from '../../ui/lists/card-sort-choice.tsx'
import { ListBody } from '../../ui/lists/list-body.tsx'
import { useList } from '../../ui/lists/use-list.ts'
import { useSelection } from '../../ui/lists/use-selection.ts'
import { useView } from '../../ui/lists/use-view.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ApplicationRows } from './application-rows.tsx'
import { ApplicationSkeleton } from './application-skeleton.tsx'
import { applicationFilters, type ApplicationSource } from './application-source.ts'
import { applicationHeaders } from './application-words.ts'
import { NoApplications } from './no-applications.tsx'
import { applicationView } from './view-switch.tsx'

const ApplicationTable = lazy(() => import('./application-table.tsx'))
const BulkStatusDialog = lazy(() => import('./bulk-status-dialog.tsx'))

type Act = (application: Application) => void
type Props = {
  source: ApplicationSource
  region: Ref<HTMLElement>
  /** After a change of several, whose button is removed with the selection. */
  onChanged: () => void
  onEdit: Act
  /** Left out where nothing is deleted. */
  onDelete?: Act
  onRestore?: Act
}

export function ApplicationList({ source, region, onChanged, ...acts }: Props) {
  const [params] = useSearchParams()
  const list = useList({ key: source.key, filters: applicationFilters(params), read: source.list })
  const { chosen, isChosen, choose, chooseAll } = useSelection(list.rows.map(({ id }) => id))
  const [changed, setChanged] = useState<Application[]>([])
  const { view } = useView(applicationView)
  const Applications = view === 'table' ? ApplicationTable : ApplicationRows
  const skeleton =
    view === 'table' ? <Skeleton rows={8} label="Loading applications" /> : <ApplicationSkeleton />
  return (
    <>
      {view !== 'table' && <CardSortChoice headers={applicationHeaders} />}
      <ListBody
        ref={region}
        list={list}
        label="Applications"
        noun="applications"
        skeleton={skeleton}
        empty={<NoApplications />}
      >
        {(applications) => (
          <>
            {!list.deleted && (
              <BulkBar
                label="Change several applications"
                shown={list.rows.length}
                chosen={chosen.length}
                onChooseAll={chooseAll}
              >
                <Button
                  data-bulk-key="s"
                  tone="secondary"
                  onClick={() => setChanged(list.rows.filter(({ id }) => isChosen(id)))}
                >
                  Set status
                </Button>
              </BulkBar>
            )}
            <Suspense fallback={skeleton}>
              <Applications
                applications={applications}
                resumeUrl={source.resumeUrl}
                isChosen={isChosen}
                onChoose={choose}
                {...acts}
              />
            </Suspense>
          </>
        )}
      </ListBody>
      {changed.length > 0 && (
        <Suspense>
          <BulkStatusDialog
            applications={changed}
            source={source}
            onDone={() => {
              setChanged([])
              chooseAll(false)
              onChanged()
            }}
            onClose={() => setChanged([])}
          />
        </Suspense>
      )}
    </>
  )
}
