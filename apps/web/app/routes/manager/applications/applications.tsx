import { useSearchParams } from 'react-router'
import { ApplicationBoard } from '../../../features/applications/application-board.tsx'
import { OfflineNotice } from '../../../features/list-page/offline-notice.tsx'
import { useOpen } from '../../../features/list-page/use-open.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { TabNav } from '../../../ui/tab-nav.tsx'
import { ApplicationList } from './application-list.tsx'
import { applicationKey, listApplications } from './application-source.ts'
import { ApplicationToolbar } from './application-toolbar.tsx'
import { OpenApplication } from './open-application.tsx'

export const meta = () => privateMeta('Job Applications')

export default function ManagerApplications() {
  const [params] = useSearchParams()
  const { opened, open, close } = useOpen()
  return (
    <>
      <PageHeader title="Job Applications" note="From the careers pages, newest first" />
      <div className="application-tabs">
        <TabNav
          label="Careers"
          links={[
            { to: '/manager/applications', label: 'Applications' },
            { to: '/manager/jobs', label: 'Jobs' },
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
        <ApplicationList onEdit={({ id }) => open(id)} />
      )}
      {opened !== null && <OpenApplication key={opened} opened={opened} onClose={close} />}
    </>
  )
}
