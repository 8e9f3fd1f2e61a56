import type { Application } from '@trusswell/domain/applications.ts'
import { Plus } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffArea } from '../../lib/api/staff-area.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { OfflineNotice } from '../../ui/lists/offline-notice.tsx'
import { useOpen } from '../../ui/lists/use-open.ts'
import { useRemoval } from '../../ui/lists/use-removal.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ApplicationBoard } from './application-board.tsx'
import { ApplicationList } from './application-list.tsx'
import { applicationRemoval, applicationSource } from './application-source.ts'
import { ApplicationToolbar } from './application-toolbar.tsx'
import { applicationWords } from './application-words.ts'
import { CareersTabs } from './careers-tabs.tsx'

const OpenApplication = lazy(() => import('./open-application.tsx'))

/** The export asks for the password, which is a feature of its own, so that the page is given its button. */
export function ApplicationsPage({ area, exportButton }: { area: StaffArea; exportButton?: ReactNode }) {
  const source = applicationSource(area)
  const isAdmin = area === 'admin'
  const [params] = useSearchParams()
  const { opened, open, close } = useOpen()
  const { region, preserveFocus, ask, confirmation, restore } = useRemoval<Application>(source.key, {
    ...applicationRemoval,
    messages: applicationWords,
  })

  return (
    <>
      <PageHeader
        title="Job Applications"
        note={isAdmin ? 'From the careers pages and by hand' : 'From the careers pages'}
        actions={
          isAdmin && (
            <>
              {exportButton}
              <Button icon={<Plus aria-hidden="true" />} onClick={() => open('new')}>
                Add Application
              </Button>
            </>
          )
        }
      />
      <CareersTabs area={area} />
      <OfflineNotice />
      <ApplicationToolbar area={area} />
      {params.get('view') === 'board' ? (
        <ApplicationBoard
          region={region}
          source={{ key: source.key, read: source.list }}
          onOpen={({ id }, next) => open(next ? `${id}.${next}` : id)}
        />
      ) : (
        <ApplicationList
          source={source}
          region={region}
          onChanged={preserveFocus}
          onEdit={({ id }) => open(id)}
          {...(isAdmin ? { onDelete: ask, onRestore: restore } : {})}
        />
      )}
      {opened !== null && (
        <Suspense>
          <OpenApplication
            key={opened}
            source={source}
            opened={opened}
            onClose={() => {
              close()
              // A card of the board that was moved is another one.
              preserveFocus()
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog {...confirmation} title="Delete Application" message={applicationWords.askDelete} />
    </>
  )
}
