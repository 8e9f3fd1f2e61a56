import { useQueryClient } from '@tanstack/react-query'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { NewSavedView, savedViewLimits } from '../../../lib/saved-view-schemas.ts'
import { addView, savedViewKey } from '../../../lib/saved-views.ts'
import { Checkbox } from '../../checkbox.tsx'
import { FormDialog } from '../../form-dialog.tsx'
import { showSuccess } from '../../outcome-toast.ts'
import { TextField } from '../../text-field.tsx'

type SaveViewDialogProps = { list: string; query: string; onClose: () => void }

export default function SaveViewDialog({ list, query, onClose }: SaveViewDialogProps) {
  const queries = useQueryClient()
  const form = useApiForm({
    schema: NewSavedView.pick({ name: true, is_default: true }),
    defaults: { name: '', is_default: false },
    send: (fields) => addView({ ...fields, list, query }),
    onSent: ({ name }) => {
      void queries.invalidateQueries({ queryKey: savedViewKey })
      showSuccess(`View “${name}” saved`)
      onClose()
    },
    fallback: 'Failed to save the view',
  })
  return (
    <FormDialog title="Save view" form={form} saveLabel="Save view" onClose={onClose}>
      <p>Saves the search, filters, order and layout of this list under a name. Only you can see it.</p>
      <TextField
        label="Name"
        autoComplete="off"
        autoFocus
        maxLength={savedViewLimits.name}
        {...form.field('name')}
      />
      <Checkbox label="Show this view when I open the list" {...form.form.register('is_default')} />
    </FormDialog>
  )
}
