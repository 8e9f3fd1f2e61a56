import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { Plus } from 'lucide-react'
import { jobColumns } from '../../../features/jobs/job-columns.tsx'
import { StaffJobFilters } from '../../../features/jobs/job-filters.tsx'
import { JobMenu, type JobAct } from '../../../features/jobs/job-menu.tsx'
import { ListBody } from '../../../features/list-page/list-body.tsx'
import { ListToolbar } from '../../../features/list-page/list-toolbar.tsx'
import { OfflineNotice } from '../../../features/list-page/offline-notice.tsx'
import { useList } from '../../../features/list-page/use-list.ts'
import { useOpen } from '../../../features/list-page/use-open.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TabNav } from '../../../ui/tab-nav.tsx'
import { Table } from '../../../ui/table.tsx'
import { jobFilters, jobKey, listJobs } from './job-source.ts'
import { OpenJob } from './open-job.tsx'
import { useJobStatus } from './use-job-status.ts'

export const meta = () => privateMeta('Jobs')

const tabs = [
  { to: '/manager/applications', label: 'Applications' },
  { to: '/manager/jobs', label: 'Jobs' },
]

export default function ManagerJobs() {
  const list = useList({ key: jobKey, filters: jobFilters, read: listJobs })
  const { opened, open, close } = useOpen()
  const setStatus = useJobStatus()

  function act(name: JobAct, job: StaffJob) {
    if (name === 'edit') return open(job.id)
    void setStatus(job, name === 'close' ? 'closed' : 'open')
  }

  const newJob = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => open('new')}>
      Open a Position
    </Button>
  )
  const columns = jobColumns((job) => (
    <JobMenu job={job} mayDelete={false} onAct={(name) => act(name, job)} />
  ))
  return (
    <>
      <PageHeader title="Jobs" note="What the careers pages show" actions={newJob} />
      <div className="staff-job-tabs">
        <TabNav label="Careers" links={tabs} />
      </div>
      <OfflineNotice />
      <ListToolbar search="Search positions">
        <StaffJobFilters />
      </ListToolbar>
      <ListBody
        list={list}
        label="Positions"
        noun="positions"
        skeleton={<Skeleton rows={8} label="Loading positions" />}
        empty={<EmptyState action={newJob}>No position was opened yet.</EmptyState>}
      >
        {(jobs) => (
          <div className="ui-card">
            <Table caption="Positions" columns={columns} rows={jobs} rowKey={({ id }) => id} />
          </div>
        )}
      </ListBody>
      {opened !== null && <OpenJob key={opened} opened={opened} rows={list.rows} onClose={close} />}
    </>
  )
}
