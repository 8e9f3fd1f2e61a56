import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, Star, StarOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { type SavedView, savedViewLimits, SavedViewPatch } from '../../../lib/saved-view-schemas.ts'
import { addView, changeView, deleteView, savedViewKey } from '../../../lib/saved-views.ts'
import { Button } from '../../button.tsx'
import { Dialog } from '../../dialog.tsx'
import { IconButton } from '../../icon-button.tsx'
import { showFailure, showSuccess } from '../../outcome-toast.ts'
import { TextField } from '../../text-field.tsx'
import { useAskToDiscard, useReportUnsaved } from '../../unsaved-forms.tsx'
import './saved-views.css'

type ManageViewsDialogProps = { views: SavedView[]; onClose: () => void }

export default function ManageViewsDialog({ views, onClose }: ManageViewsDialogProps) {
  const [renamed, setRenamed] = useState<string | null>(null)
  const askToDiscard = useAskToDiscard()
  const close = () => askToDiscard(onClose)
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: savedViewKey })
  const setDefault = useMutation({
    mutationFn: ({ id, is_default }: SavedView) => changeView(id, { is_default: !is_default }),
    onError: (error) => showFailure(error, 'Failed to change the view'),
    onSettled: refresh,
  })
  const restore = useMutation({
    mutationFn: ({ list, name, query, is_default }: SavedView) => addView({ list, name, query, is_default }),
    onError: (error) => showFailure(error, 'Failed to restore the view'),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => deleteView(id),
    onSuccess: (_none, view) => showSuccess(`View “${view.name}” deleted`, () => restore.mutate(view)),
    onError: (error) => showFailure(error, 'Failed to delete the view'),
    onSettled: refresh,
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && close()}
      title="Manage views"
      footer={<Button onClick={close}>Done</Button>}
    >
      {views.length === 0 && <p>No views yet. Filter or sort the list and save it as a view.</p>}
      <ul className="saved-views-rows">
        {views.map((view) => (
          <li key={view.id}>
            {renamed === view.id ? (
              <RenameForm
                view={view}
                onClose={() => setRenamed(null)}
                onSaved={() => {
                  refresh()
                  setRenamed(null)
                }}
              />
            ) : (
              <>
                <span className="saved-views-name">
                  {view.name}
                  {view.is_default && <small>Shown when you open the list</small>}
                </span>
                <IconButton
                  label={
                    view.is_default ? `Remove ${view.name} as default` : `Make ${view.name} the default view`
                  }
                  icon={view.is_default ? <StarOff aria-hidden="true" /> : <Star aria-hidden="true" />}
                  onClick={() => setDefault.mutate(view)}
                />
                <IconButton
                  label={`Rename ${view.name}`}
                  icon={<Pencil aria-hidden="true" />}
                  onClick={() => askToDiscard(() => setRenamed(view.id))}
                />
                <IconButton
                  label={`Delete ${view.name}`}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => remove.mutate(view)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type RenameFormProps = { view: SavedView; onSaved: () => void; onClose: () => void }

function RenameForm({ view, onSaved, onClose }: RenameFormProps) {
  const { form, field, onSubmit, pending, failure } = useApiForm({
    schema: SavedViewPatch.pick({ name: true }).required(),
    defaults: { name: view.name },
    send: ({ name }) => changeView(view.id, { name }),
    onSent: onSaved,
    fallback: 'Failed to rename the view',
  })
  useReportUnsaved(form.formState.isDirty, { kind: 'dialog' })
  const bound = field('name')
  return (
    <form className="saved-views-rename" noValidate onSubmit={onSubmit}>
      <TextField
        label="Name"
        autoComplete="off"
        autoFocus
        maxLength={savedViewLimits.name}
        {...bound}
        error={bound.error ?? failure?.message}
      />
      <Button type="submit" pending={pending} pendingLabel="Saving…">
        Rename
      </Button>
      <Button tone="secondary" onClick={onClose}>
        Cancel
      </Button>
    </form>
  )
}
