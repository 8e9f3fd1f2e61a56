import { contactStatuses } from '@trusswell/domain/contact-values.ts'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { statusWord } from './contact-status.tsx'

const options = contactStatuses.map((value) => ({ value, label: capital(statusWord(value)) }))

const assignees = [
  { value: 'me', label: 'Mine' },
  { value: 'none', label: 'Unassigned' },
]

export function ContactFilters() {
  return (
    <>
      <FilterChips label="Status" param="status" cursorParam="pages" options={options} />
      <FilterChips
        label="Assignee"
        param="assignee"
        cursorParam="pages"
        all={{ label: 'All assignees' }}
        options={assignees}
      />
    </>
  )
}

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
