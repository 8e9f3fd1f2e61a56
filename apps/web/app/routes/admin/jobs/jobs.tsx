import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { jobColumns } from '../../../features/jobs/job-columns.tsx'
import { StaffJobFilters } from '../../../features/jobs/job-filters.tsx'
import { JobMenu, type JobAct } from '../../../features/jobs/job-menu.tsx'
import { jobWords } from '../../../features/jobs/job-words.ts'
import { DeletedFilter } from '../../../features/list-page/deleted-filter.tsx'
import { ListBody } from '../../../features/list-page/list-body.tsx'
import { ListToolbar } from '../../../features/list-page/list-toolbar.tsx'
import { OfflineNotice } from '../../../features/list-page/offline-notice.tsx'
import { useList } from '../../../features/list-page/use-list.ts'
import { useOpen } from '../../../features/list-page/use-open.ts'
import { useRemoval } from '../../../features/list-page/use-removal.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TabNav } from '../../../ui/tab-nav.tsx'
import { Table } from '../../../ui/table.tsx'
import { deleteJob, jobFilters, jobKey, listJobs, restoreJob } from './job-source.ts'
import { OpenJob } from './open-job.tsx'
import { useJobStatus } from './use-job-status.ts'

export const meta = () => privateMeta('Jobs')

const tabs = [
  { to: '/admin/applications', label: 'Applications' },
  { to: '/admin/jobs', label: 'Jobs' },
]

export default function AdminJobs() {
  const list = useList({ key: jobKey, filters: jobFilters, read: listJobs })
  const { opened, open, close } = useOpen()
  const setStatus = useJobStatus()
  const [leaving, setLeaving] = useState<StaffJob | null>(null)
  const { region, remove, restore } = useRemoval(jobKey, {
    remove: deleteJob,
    words: jobWords,
    undo: { restore: restoreJob, ...jobWords },
  })

  function act(name: JobAct, job: StaffJob) {
    if (name === 'edit') return open(job.id)
    if (name === 'delete') return setLeaving(job)
    if (name === 'restore') return restore(job.id)
    void setStatus(job, name === 'close' ? 'closed' : 'open')
  }

  function confirmed() {
    if (leaving) remove(leaving.id)
    setLeaving(null)
  }

  const newJob = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => open('new')}>
      Open a Position
    </Button>
  )
  const columns = jobColumns((job) => <JobMenu job={job} mayDelete onAct={(name) => act(name, job)} />)
  return (
    <>
      <PageHeader title="Jobs" note="What the careers pages show" actions={newJob} />
      <div className="staff-job-tabs">
        <TabNav label="Careers" links={tabs} />
      </div>
      <OfflineNotice />
      <ListToolbar search="Search positions">
        <StaffJobFilters />
        <DeletedFilter />
      </ListToolbar>
      <ListBody
        ref={region}
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
      <ConfirmDialog
        isOpen={leaving !== null}
        title="Delete Position"
        message={leaving && `Are you sure you want to delete ${leaving.title}? Its page goes at once.`}
        confirmLabel="Delete"
        onConfirm={confirmed}
        onCancel={() => setLeaving(null)}
      />
    </>
  )
}
