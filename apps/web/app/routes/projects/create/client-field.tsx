import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Combobox } from '../../../ui/combobox.tsx'
import { findClients } from './draft-source.ts'

type ClientFieldProps = {
  label: string
  value: string
  error: string | undefined
  onChange: (id: string) => void
}

/** For staff: whom the project is for. */
export function ClientField({ label, value, error, onChange }: ClientFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const { data = [], isError } = useClients(typed ?? '')
  const chosen = useClientName(value) ?? (value ? 'Chosen earlier' : '')
  const found = data.map(({ id, name, email }) => ({ id, label: name, note: email }))
  // Who is chosen stays in the list: a choice that the list doesn't know would be emptied on leaving the field.
  const options =
    value && !found.some(({ id }) => id === value) ? [{ id: value, label: chosen }, ...found] : found
  return (
    <Combobox
      label={label}
      error={error ?? (isError ? 'The clients could not be loaded' : undefined)}
      hint="The project belongs to this person, who sees it at once."
      placeholder="Name or e-mail"
      filtered
      options={options}
      value={value || null}
      inputValue={typed ?? chosen}
      onInputChange={(text) => {
        setTyped(text)
        if (text === '' && value) onChange('')
      }}
      onChange={(id) => {
        if (id === null) return
        setTyped(options.find((option) => option.id === id)?.label ?? '')
        onChange(id)
      }}
    />
  )
}

/** The name of who was chosen: found in any list that was asked for. */
export function useClientName(id: string, staff = true): string | undefined {
  useClients('', staff)
  const lists = useQueryClient().getQueriesData<{ id: string; name: string }[]>({ queryKey: ['clients'] })
  return lists.flatMap(([, found]) => found ?? []).find((client) => client.id === id)?.name
}

function useClients(typed: string, enabled = true) {
  const search = useDeferredValue(typed.trim())
  return useQuery({
    queryKey: ['clients', search],
    queryFn: ({ signal }) => findClients(search, signal),
    placeholderData: keepPreviousData,
    enabled,
  })
}
