import { useSearchParams } from 'react-router'
import { statusOptions } from '../../../features/applications/application-status.tsx'
import { JobFilter } from '../../../features/applications/job-filter.tsx'
import { ViewSwitch } from '../../../features/applications/view-switch.tsx'
import { DeletedFilter } from '../../../features/list-page/deleted-filter.tsx'
import { ListToolbar } from '../../../features/list-page/list-toolbar.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { useJobChoices } from './use-job-choices.ts'

export function ApplicationToolbar() {
  const [params] = useSearchParams()
  const jobs = useJobChoices()
  return (
    <>
      <ListToolbar search="Search name, position, skills and notes">
        <JobFilter jobs={jobs} />
        <ViewSwitch />
      </ListToolbar>
      {params.get('view') !== 'board' && (
        <div className="list-toolbar">
          <FilterChips label="Status" param="status" cursorParam="pages" options={statusOptions} />
          <DeletedFilter />
        </div>
      )}
    </>
  )
}
