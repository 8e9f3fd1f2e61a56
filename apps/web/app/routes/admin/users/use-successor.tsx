import type { UserRow } from '@trusswell/domain/account.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useStaff } from '../../../features/projects/use-staff.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { assignmentsQuery } from './user-source.ts'

const none = 'none'

type Successor = {
  pending: boolean
  /** Asks who takes over; null if nothing has to be handed over. */
  field: ReactNode
  /** Undefined if nothing has to be handed over; false, with an error at the field, if nothing was chosen. */
  choose: () => string | null | undefined | false
}

/** Who takes over the unfinished projects of a manager who leaves the staff. Null for everyone else. */
export function useSuccessor(leaving: Pick<UserRow, 'id' | 'name'> | null): Successor {
  const assignments = useQuery({
    ...assignmentsQuery(leaving?.id ?? ''),
    enabled: leaving !== null,
    // Counted again for each dialog.
    staleTime: 0,
  })
  const staff = useStaff().filter(({ id }) => id !== leaving?.id)
  const [choice, setChoice] = useState('')
  const [error, setError] = useState<string>()
  const managed = (leaving && assignments.data?.managed_projects) || 0
  return {
    // Not while live messages refresh it: a click in that moment would do nothing.
    pending: leaving !== null && !assignments.isFetchedAfterMount,
    field: managed > 0 && leaving && (
      <div className="user-successor">
        <p>
          {leaving.name} manages {counted(managed, 'unfinished project')}.
        </p>
        <NativeSelect
          label="Who takes over?"
          placeholder="Choose a person"
          options={[
            ...staff.map(({ id, name }) => ({ value: id, label: name })),
            { value: none, label: 'Leave without a manager' },
          ]}
          value={choice}
          error={error}
          onChange={({ target }) => {
            setChoice(target.value)
            setError(undefined)
          }}
        />
      </div>
    ),
    choose: () => {
      if (managed === 0) return undefined
      if (choice === '') {
        setError('Choose who takes over, or leave the projects without a manager.')
        return false
      }
      return choice === none ? null : choice
    },
  }
}
