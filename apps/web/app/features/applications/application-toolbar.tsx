import { useSearchParams } from 'react-router'
import type { StaffArea } from '../../lib/api/staff-area.ts'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { DeletedFilter } from '../../ui/lists/deleted-filter.tsx'
import { ListToolbar } from '../../ui/lists/list-toolbar.tsx'
import { statusOptions } from './application-status.tsx'
import { JobFilter } from './job-filter.tsx'
import { useJobChoices } from './use-job-choices.ts'
import { ApplicationViews } from './view-switch.tsx'

const interviews = [{ value: 'soon', label: 'Interview today or tomorrow' }]

export function ApplicationToolbar({ area }: { area: StaffArea }) {
  const [params] = useSearchParams()
  const jobs = useJobChoices(area)
  return (
    <ListToolbar search="Search applications" searchHint="By name, position, skills and notes">
      <JobFilter jobs={jobs} />
      <ApplicationViews />
      {params.get('view') !== 'board' && (
        <div className="application-statuses">
          <FilterChips label="Status" param="status" cursorParam="pages" options={statusOptions} />
          {/* The overview of admins links to it; there is no room for one filter more on a phone. */}
          {params.has('interview') && (
            <FilterChips label="Interview" param="interview" cursorParam="pages" options={interviews} />
          )}
          {area === 'admin' && <DeletedFilter />}
        </div>
      )}
    </ListToolbar>
  )
}
