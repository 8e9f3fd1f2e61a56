import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { DeletedFilter } from '../../../ui/lists/deleted-filter.tsx'
import { ListToolbar } from '../../../ui/lists/list-toolbar.tsx'
import { userFilters } from './user-source.ts'
import { roleNames, statusNames } from './user-words.ts'

const roles = userFilters.role.map((value) => ({ value, label: roleNames[value] }))
const statuses = userFilters.status.map((value) => ({ value, label: statusNames[value] }))

export function UserFilters() {
  const [params] = useSearchParams()
  const id = useId()
  const active = ['role', 'status', 'deleted'].filter((name) => params.get(name)).length
  const [open, setOpen] = useState(active > 0)
  return (
    <>
      <ListToolbar search="Search users" searchHint="By name or e-mail">
        <Button
          tone="secondary"
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Filters
          {active > 0 && (
            <span className="user-filter-count figures">
              {active}
              <span className="sr-only"> active</span>
            </span>
          )}
        </Button>
      </ListToolbar>
      <div id={id} className="user-filters" hidden={!open}>
        <div>
          <span aria-hidden="true">Role</span>
          <FilterChips label="Role" param="role" cursorParam="pages" options={roles} />
        </div>
        <div>
          <span aria-hidden="true">Status</span>
          <FilterChips label="Status" param="status" cursorParam="pages" options={statuses} />
        </div>
        <DeletedFilter />
      </div>
    </>
  )
}
