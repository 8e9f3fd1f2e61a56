import { jobSorts } from '@trusswell/domain/list-sort-values.ts'
import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { StaffArea } from '../../lib/api/staff-area.ts'
import { careersLinks } from '../../lib/careers-links.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BulkBar, RowChoice } from '../../ui/lists/bulk-bar.tsx'
import { DeletedFilter } from '../../ui/lists/deleted-filter.tsx'
import { ListBody } from '../../ui/lists/list-body.tsx'
import { ListTable } from '../../ui/lists/list-table.tsx'
import { ListToolbar } from '../../ui/lists/list-toolbar.tsx'
import { OfflineNotice } from '../../ui/lists/offline-notice.tsx'
import { useList } from '../../ui/lists/use-list.ts'
import { useOpen } from '../../ui/lists/use-open.ts'
import { useRemoval } from '../../ui/lists/use-removal.ts'
import { useSelection } from '../../ui/lists/use-selection.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabNav } from '../../ui/tab-nav.tsx'
import { JobBulkActions } from './job-bulk-actions.tsx'
import { jobColumns } from './job-columns.tsx'
import { StaffJobFilters } from './job-filters.tsx'
import { JobMenu, type JobAct } from './job-menu.tsx'
import { jobRemoval, jobSource } from './job-source.ts'
import { jobWords } from './job-words.ts'
import { useJobStatus } from './use-job-status.ts'

const OpenJob = lazy(() => import('./open-job.tsx'))

export function JobsPage({ area }: { area: StaffArea }) {
  const source = jobSource(area)
  const mayDelete = area === 'admin'
  const list = useList({ key: source.key, filters: source.filters, read: source.list })
  const { opened, open, close } = useOpen()
  const { chosen, isChosen, choose, chooseAll } = useSelection(list.rows.map(({ id }) => id))
  const setStatus = useJobStatus(source)
  const { region, preserveFocus, ask, asked, confirmation, restore } = useRemoval<StaffJob>(source.key, {
    ...jobRemoval,
    messages: jobWords,
  })

  function act(name: JobAct, job: StaffJob) {
    if (name === 'edit') return open(job.id)
    if (name === 'delete') return ask(job)
    if (name === 'restore') return restore(job)
    void setStatus(job, name === 'close' ? 'closed' : 'open')
  }

  const newJob = (tone?: 'secondary') => (
    <Button tone={tone} icon={<Plus aria-hidden="true" />} onClick={() => open('new')}>
      Open a Position
    </Button>
  )
  const columns = jobColumns({ area, onOpen: ({ id }) => open(id) })
  return (
    <>
      <PageHeader title="Jobs" note="What the careers pages show" actions={newJob()} />
      <div className="staff-job-tabs">
        <TabNav label="Careers" links={careersLinks(area)} />
      </div>
      <OfflineNotice />
      <ListToolbar search="Search positions">
        <StaffJobFilters />
        {mayDelete && <DeletedFilter />}
      </ListToolbar>
      <ListBody
        ref={region}
        list={list}
        label="Positions"
        noun="positions"
        skeleton={<Skeleton rows={8} label="Loading positions" />}
        empty={<EmptyState action={newJob('secondary')}>No positions yet.</EmptyState>}
      >
        {(jobs) => (
          <>
            {!list.deleted && (
              <BulkBar
                label="Change several positions"
                shown={list.rows.length}
                chosen={chosen.length}
                onChooseAll={chooseAll}
              >
                <JobBulkActions
                  jobs={list.rows.filter(({ id }) => isChosen(id))}
                  source={source}
                  onDone={() => {
                    chooseAll(false)
                    preserveFocus()
                  }}
                />
              </BulkBar>
            )}
            <ListTable
              caption="Positions"
              className="staff-job-rows"
              columns={columns}
              rows={jobs}
              sorts={jobSorts}
              choice={({ id, title, deleted_at }) =>
                deleted_at ? null : (
                  <RowChoice name={title} checked={isChosen(id)} onChoose={(on) => choose(id, on)} />
                )
              }
              actions={(job) => <JobMenu job={job} mayDelete={mayDelete} onAct={(name) => act(name, job)} />}
            />
          </>
        )}
      </ListBody>
      {opened !== null && (
        <Suspense>
          <OpenJob key={opened} source={source} opened={opened} rows={list.rows} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        {...confirmation}
        title="Delete Position"
        message={
          asked &&
          (asked.status === 'draft'
            ? `Are you sure you want to delete the draft ${asked.title}?`
            : `Are you sure you want to delete ${asked.title}? Its page will be removed immediately.`)
        }
      />
    </>
  )
}
