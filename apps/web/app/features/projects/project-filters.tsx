import { Priority, priorityLabels, ProjectStatus, projectStatusLabels } from '@trusswell/domain/projects.ts'
import { FilterChips } from '../../ui/filter-chips.tsx'

const statuses = ProjectStatus.options.map((value) => ({ value, label: projectStatusLabels[value] }))
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

export const ManagerFilter = () => (
  <FilterChips
    label="Project manager"
    param="manager"
    cursorParam="pages"
    all={{ label: 'All Projects' }}
    options={[{ value: 'none', label: 'Without a manager' }]}
  />
)
