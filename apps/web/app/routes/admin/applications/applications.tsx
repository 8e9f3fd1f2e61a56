import type { Application } from '@trusswell/domain/applications.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApplicationBoard } from '../../../features/applications/application-board.tsx'
import { applicationWords } from '../../../features/applications/application-words.ts'
import { useOpen } from '../../../features/list-page/use-open.ts'
import { useRemoval } from '../../../features/list-page/use-removal.ts'
import { OfflineNotice } from '../../../features/list-page/offline-notice.tsx'
import { privateMeta } from '../../../lib/private-page.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { TabNav } from '../../../ui/tab-nav.tsx'
import { ApplicationList } from './application-list.tsx'
import {
  applicationKey,
  deleteApplication,
  exportUrl,
  listApplications,
  restoreApplication,
} from './application-source.ts'
import { ApplicationToolbar } from './application-toolbar.tsx'
import { OpenApplication } from './open-application.tsx'

export const meta = () => privateMeta('Job Applications')

export default function AdminApplications() {
  const [params] = useSearchParams()
  const { opened, open, close } = useOpen()
  const [leaving, setLeaving] = useState<Application | null>(null)
  const { region, remove, restore } = useRemoval(applicationKey, {
    remove: deleteApplication,
    words: applicationWords,
    undo: { restore: restoreApplication, ...applicationWords },
  })

  function confirmed() {
    if (leaving) remove(leaving.id)
    setLeaving(null)
  }

  return (
    <>
      <PageHeader
        title="Job Applications"
        note="From the careers pages and by hand, newest first"
        actions={
          <>
            <a className={buttonClass({ tone: 'secondary' })} href={exportUrl(params)} download>
              Export CSV
            </a>
            <Button icon={<Plus aria-hidden="true" />} onClick={() => open('new')}>
              Add Application
            </Button>
          </>
        }
      />
      <div className="application-tabs">
        <TabNav
          label="Careers"
          links={[
            { to: '/admin/applications', label: 'Applications' },
            { to: '/admin/jobs', label: 'Jobs' },
          ]}
        />
      </div>
      <OfflineNotice />
      <ApplicationToolbar />
      {params.get('view') === 'board' ? (
        <ApplicationBoard
          source={{ key: applicationKey, read: listApplications }}
          onOpen={({ id }, next) => open(next ? `${id}.${next}` : id)}
        />
      ) : (
        <ApplicationList
          region={region}
          onEdit={({ id }) => open(id)}
          onDelete={setLeaving}
          onRestore={({ id }) => restore(id)}
        />
      )}
      {opened !== null && <OpenApplication key={opened} opened={opened} onClose={close} />}
      <ConfirmDialog
        isOpen={leaving !== null}
        title="Delete Application"
        message={applicationWords.askDelete}
        confirmLabel="Delete"
        onConfirm={confirmed}
        onCancel={() => setLeaving(null)}
      />
    </>
  )
}
