import { useState } from 'react'
import { useController } from 'react-hook-form'
import { toOption, useClientName, useClients } from '../../../features/projects/use-clients.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { fieldLabels, type ProjectValues } from './create-values.ts'

/** For staff: whom the project is for. */
export function ClientChoice() {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<ProjectValues, 'organisation_id'>({ name: 'organisation_id' })
  const [typed, setTyped] = useState<string | null>(null)
  const { data = [], isError } = useClients(typed ?? '')
  const chosen = useClientName(value) ?? (value ? 'Chosen earlier' : '')
  const found = data.map(toOption)
  // Who is chosen stays in the list: a choice that the list doesn't know would be emptied on leaving the field.
  const options =
    value && !found.some(({ id }) => id === value) ? [{ id: value, label: chosen }, ...found] : found
  return (
    <Combobox
      ref={ref}
      label={fieldLabels.organisation_id}
      error={fieldState.error?.message ?? (isError ? 'The clients could not be loaded' : undefined)}
      hint="The project belongs to this organisation. Its people see it at once."
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
