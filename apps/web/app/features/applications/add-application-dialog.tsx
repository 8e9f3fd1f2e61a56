import type { Application, NewApplication } from '@trusswell/domain/applications.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ApplicationFields } from './application-fields.tsx'
import { emptyApplication, newApplication } from './application-values.ts'
import { NotesField, StatusField } from './status-and-notes.tsx'
import './applications.css'

type Props = {
  positions: readonly string[]
  add: (application: NewApplication) => Promise<Application>
  onAdded: (application: Application) => void
  onFailed: (error: unknown) => void
  onClose: () => void
}

export function AddApplicationDialog({ positions, add, onAdded, onFailed, onClose }: Props) {
  const form = useApiForm({
    schema: newApplication,
    defaults: emptyApplication,
    send: add,
    onSent: onAdded,
    onFailed,
  })
  return (
    <FormDialog
      title="Add New Application"
      form={form}
      saveLabel="Add Application"
      savingLabel="Adding…"
      onClose={onClose}
    >
      <ApplicationFields positions={positions} />
      <StatusField />
      <NotesField />
    </FormDialog>
  )
}
