import { healthLabels, runningHealth } from '@trusswell/domain/insight-health-values.ts'
import { projectDueLabels, projectDues } from '@trusswell/domain/project-list-values.ts'
import {
  projectPriorities,
  priorityLabels,
  projectStatuses,
  projectStatusLabels,
  projectTypeLabels,
  projectTypes,
} from '@trusswell/domain/project-values.ts'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { SelectFilter } from '../../ui/lists/select-filter.tsx'

const statuses = projectStatuses.map((value) => ({ value, label: projectStatusLabels[value] }))
const healths = runningHealth.map((value) => ({ value, label: healthLabels[value] }))
const dues = projectDues.map((value) => ({ value, label: projectDueLabels[value] }))
const types = projectTypes.map((value) => ({ value, label: projectTypeLabels[value] }))
const priorities = projectPriorities.map((value) => ({ value, label: priorityLabels[value] }))

export const StatusFilter = () => (
  <FilterChips
    label="Status"
    param="status"
    cursorParam="pages"
    all={{ label: 'All Status' }}
    options={statuses}
  />
)

export const PriorityFilter = () => (
  <FilterChips
    label="Priority"
    param="priority"
    cursorParam="pages"
    all={{ label: 'All Priority' }}
    options={priorities}
  />
)

export const HealthFilter = () => (
  <FilterChips
    label="Health"
    param="health"
    cursorParam="pages"
    all={{ label: 'All Health' }}
    options={healths}
  />
)

export const DueFilter = () => <SelectFilter label="Due" param="due" all="Any due date" options={dues} />

export const TypeFilter = () => <SelectFilter label="Type" param="type" all="All types" options={types} />

export const ChangesFilter = () => (
  <FilterChips
    label="Change requests"
    param="changes"
    cursorParam="pages"
    all={{ label: 'Any change requests' }}
    options={[{ value: 'to_price', label: 'Change requests to price' }]}
  />
)

export const MessagesFilter = () => (
  <FilterChips
    label="Messages"
    param="messages"
    cursorParam="pages"
    all={{ label: 'All Projects' }}
    options={[{ value: 'unanswered', label: 'Unanswered messages' }]}
  />
)
