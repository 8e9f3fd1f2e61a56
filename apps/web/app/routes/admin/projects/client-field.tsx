import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Combobox } from '../../../ui/combobox.tsx'
import { findClients } from './project-source.ts'
import type { ProjectValues } from './project-values.ts'

/** Found by name or e-mail on the server; `name` is the one who is chosen so far. */
export function ClientField({ name = '' }: { name?: string }) {
  const { field, fieldState } = useController<ProjectValues, 'client_id'>({ name: 'client_id' })
  const [typed, setTyped] = useState(name)
  const clients = useQuery({
    queryKey: ['clients', typed],
    queryFn: ({ signal }) => findClients(typed, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Combobox
      label="Client"
      placeholder="Type a name or an e-mail address"
      filtered
      options={(clients.data?.data ?? []).map((client) => ({
        id: client.id,
        label: client.name,
        note: client.email,
      }))}
      value={field.value || null}
      onChange={(id) => field.onChange(id ?? '')}
      inputValue={typed}
      onInputChange={setTyped}
      onBlur={field.onBlur}
      isRequired
      validationBehavior="aria"
      error={fieldState.error?.message}
    />
  )
}
