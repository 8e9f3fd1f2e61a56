import type { ReactNode } from 'react'
import {
  ChangesFilter,
  DueFilter,
  HealthFilter,
  MessagesFilter,
  PriorityFilter,
  StatusFilter,
  TypeFilter,
} from '../../../features/projects/project-filters.tsx'
import { useStaff } from '../../../features/projects/use-staff.ts'
import { SelectFilter } from '../../../ui/lists/select-filter.tsx'
import { ListToolbar } from '../../../ui/lists/list-toolbar.tsx'
import { ClientFilter } from './client-filter.tsx'

/** `children` follow the filters. */
export function ProjectFilterBar({ children }: { children?: ReactNode }) {
  const staff = useStaff().map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ListToolbar search="Search projects...">
      <SelectFilter
        label="Project manager"
        param="manager"
        all="All managers"
        options={[{ value: 'none', label: 'Without a manager' }, ...staff]}
      />
      <ClientFilter />
      <DueFilter />
      <TypeFilter />
      <StatusFilter />
      <HealthFilter />
      <PriorityFilter />
      <MessagesFilter />
      <ChangesFilter />
      {children}
    </ListToolbar>
  )
}
