import type { ClientChoice } from '@trusswell/domain/organisations.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { NewClientDialog } from './new-client-dialog.tsx'
import { useClientName, useClients } from './use-clients.ts'
import './organisations.css'

type ClientFieldProps = {
  label: string
  hint?: string
  /** The name of the selected organisation. */
  known?: string
}

/** For staff: the organisation a project is for, searched on the server or created here. */
export function ClientField({ label, hint, known = 'Chosen earlier' }: ClientFieldProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<{ organisation_id: string }, 'organisation_id'>({ name: 'organisation_id' })
  const [typed, setTyped] = useState<string | null>(null)
  const [creating, setCreating] = useState(false)
  const { data = [], isError } = useClients(typed ?? '')
  const chosen = useClientName(value) ?? (value ? known : '')
  const found = data.map((client) => ({ id: client.id, label: client.name, note: peopleNote(client) }))
  // The selected option stays in the list, because the combobox clears an unknown selection on blur.
  const options =
    value && !found.some(({ id }) => id === value) ? [{ id: value, label: chosen }, ...found] : found
  return (
    <div className="organisation-client">
      <Combobox
        ref={ref}
        label={label}
        error={fieldState.error?.message ?? (isError ? 'The clients couldn’t be loaded' : undefined)}
        {...(hint === undefined ? {} : { hint })}
        placeholder="Organisation, person or e-mail"
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
        onBlur={onBlur}
        isRequired
        validationBehavior="aria"
      />
      <Button tone="quiet" size="small" icon={<Plus aria-hidden="true" />} onClick={() => setCreating(true)}>
        New client
      </Button>
      {creating && (
        <NewClientDialog
          onCreated={({ id, name }) => {
            setTyped(name)
            onChange(id)
            setCreating(false)
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  )
}

/** Enough names to tell organisations of the same name apart. */
function peopleNote({ people }: ClientChoice): string {
  const shown = people.slice(0, 2).map(({ name, email }) => `${name}, ${email}`)
  const rest = people.length - shown.length
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join('; ') || 'No people yet'
}
