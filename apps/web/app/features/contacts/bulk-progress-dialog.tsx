import { ContactsProgress } from '@trusswell/domain/bulk-contacts.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import type { ContactStatus, ContactSubmission } from '@trusswell/domain/contact.ts'
import { counted, nounFor } from '@trusswell/domain/plural.ts'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { partialNote } from '../../lib/batches.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { FormRadioGroup } from '../../ui/form-fields.tsx'
import { BulkTitles } from '../../ui/lists/bulk-bar.tsx'
import { useBulkUndo } from '../../ui/lists/use-bulk-undo.ts'
import { useListChanges } from '../../ui/lists/use-list-changes.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { ContactSource } from './contact-source.ts'
import { statusChoices } from './contact-status.tsx'
import { contactLabels } from './contact-values.ts'
import { fullName } from './full-name.ts'
import { useAssignees } from './use-assignees.ts'

type Values = { status: ContactStatus | 'same'; assignee_id: string }

const unassigned = 'none'
const typed = ({ status, assignee_id }: Values) => ({
  status: status === 'same' ? undefined : status,
  assignee_id: assignee_id === '' ? undefined : assignee_id === unassigned ? null : assignee_id,
})
const schema = z.preprocess((values) => typed(values as Values), ContactsProgress)

type BulkProgressDialogProps = {
  contacts: ContactSubmission[]
  source: ContactSource
  onDone: () => void
  onClose: () => void
}

/** One status, one assignee or both for several submissions, with Undo. */
export default function BulkProgressDialog({ contacts, source, onDone, onClose }: BulkProgressDialogProps) {
  const { refresh } = useListChanges<ContactSubmission>(source.key)
  const assignees = useAssignees(source)
  const showDone = useBulkUndo({
    countOf: (rows) => counted(rows, 'submission'),
    seconds: bulkUndoSeconds,
    notRestored: 'changed in the meantime and kept the new values',
    send: source.undoProgress,
    refresh,
  })
  const form = useApiForm<Values, ContactsProgress, Awaited<ReturnType<ContactSource['setProgress']>>>({
    schema,
    defaults: { status: 'same', assignee_id: '' },
    send: (change) =>
      source.setProgress(
        contacts.map(({ id }) => id),
        change,
      ),
    onSent: ({ changed, isPartial }) => {
      void refresh()
      const done =
        changed.length > 0
          ? `${counted(changed.length, 'submission')} changed`
          : `Nothing to change: ${nounFor(contacts.length, 'the submission already has', 'the submissions already have')} these values`
      showDone(`${done}${partialNote(isPartial)}`, changed)
      onDone()
    },
    fallback: 'Failed to change the submissions',
  })
  const [status, assignee_id] = useWatch({ control: form.form.control, name: ['status', 'assignee_id'] })
  const wanted = typed({ status, assignee_id })
  const changing = contacts.filter(
    (each) =>
      (wanted.status !== undefined && wanted.status !== each.status) ||
      (wanted.assignee_id !== undefined && wanted.assignee_id !== each.assignee_id),
  ).length
  return (
    <FormDialog
      title={`Change ${counted(contacts.length, 'submission')}`}
      form={form}
      saveLabel={changing > 0 ? `Change ${counted(changing, 'submission')}` : 'Change submissions'}
      savingLabel="Changing…"
      note={
        wanted.assignee_id &&
        `The assignee is notified after ${bulkUndoSeconds} seconds. Until then, you can undo the change.`
      }
      onClose={onClose}
    >
      <BulkTitles
        titles={contacts.map((each) => `${fullName(each)}, ${each.subject}`)}
        others={(count) => counted(count, 'other submission')}
      />
      <FormRadioGroup
        name="status"
        label={contactLabels.status}
        look="segmented"
        options={[{ value: 'same', label: 'No change' }, ...statusChoices]}
        autoFocus
      />
      <NativeSelect
        label={contactLabels.assignee_id}
        placeholder="No change"
        options={[{ value: unassigned, label: 'Unassigned' }, ...assignees]}
        {...form.field('assignee_id')}
      />
    </FormDialog>
  )
}
