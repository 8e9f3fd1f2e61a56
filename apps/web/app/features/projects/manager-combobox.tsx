import { useController } from 'react-hook-form'
import { Combobox } from '../../ui/combobox.tsx'
import { useStaff } from './use-staff.ts'

/** The project manager in a form; staff are found by name. */
export function ManagerCombobox({ hint }: { hint?: string }) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<{ project_manager_id: string }, 'project_manager_id'>({ name: 'project_manager_id' })
  const options = useStaff().map(({ id, name, email }) => ({ id, label: name, note: email }))
  return (
    <Combobox
      ref={ref}
      label="Project manager"
      placeholder="Search by name"
      error={fieldState.error?.message}
      {...(hint === undefined ? {} : { hint })}
      options={options}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      onBlur={onBlur}
      isRequired
      validationBehavior="aria"
    />
  )
}
