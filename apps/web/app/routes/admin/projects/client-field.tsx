import { useState } from 'react'
import { useController } from 'react-hook-form'
import { toOption, useClients } from '../../../features/projects/use-clients.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { projectLabels, type ProjectValues } from './project-values.ts'

/** Found by name or e-mail on the server; `name` is the one who is chosen so far. */
export function ClientField({ name = '' }: { name?: string }) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<ProjectValues, 'organisation_id'>({ name: 'organisation_id' })
  const [typed, setTyped] = useState(name)
  const { data: clients = [] } = useClients(typed)
  return (
    <Combobox
      ref={ref}
      label={projectLabels.organisation_id}
      placeholder="Type a name or an e-mail address"
      filtered
      options={clients.map(toOption)}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      inputValue={typed}
      onInputChange={setTyped}
      onBlur={onBlur}
      isRequired
      validationBehavior="aria"
      error={fieldState.error?.message}
    />
  )
}
