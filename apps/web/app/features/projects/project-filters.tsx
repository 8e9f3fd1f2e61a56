import { healthLabels, runningHealth } from '@trusswell/domain/insight-health.ts'
import { Priority, priorityLabels, ProjectStatus, projectStatusLabels } from '@trusswell/domain/projects.ts'
import { FilterChips } from '../../ui/filter-chips.tsx'

const statuses = ProjectStatus.options.map((value) => ({ value, label: projectStatusLabels[value] }))
const healths = runningHealth.map((value) => ({ value, label: healthLabels[value] }))
const priorities = Priority.options.map((value) => ({ value, label: priorityLabels[value] }))

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

export const ManagerFilter = () => (
  <FilterChips
    label="Project manager"
    param="manager"
    cursorParam="pages"
    all={{ label: 'All Projects' }}
    options={[{ value: 'none', label: 'Without a manager' }]}
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
