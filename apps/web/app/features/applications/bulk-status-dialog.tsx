import type { Application } from '@trusswell/domain/applications.ts'
import { BulkApplicationStatus } from '@trusswell/domain/bulk-applications.ts'
import { counted, nounFor } from '@trusswell/domain/plural.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import { rejectionLabels, type RejectionReason } from '@trusswell/domain/rejections.ts'
import { useWatch } from 'react-hook-form'
import { partialNote } from '../../lib/batches.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { FormRadioGroup } from '../../ui/form-fields.tsx'
import { BulkTitles } from '../../ui/lists/bulk-bar.tsx'
import { useBulkUndo } from '../../ui/lists/use-bulk-undo.ts'
import { useListChanges } from '../../ui/lists/use-list-changes.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import { optionsOf } from '../../ui/options-of.ts'
import type { ApplicationSource } from './application-source.ts'
import { statusNames, statusOptions } from './application-status.tsx'
import { applicationLabels } from './application-values.ts'
import { BulkMailPreview } from './bulk-mail-preview.tsx'
import './applications.css'

type Values = {
  status: Application['status'] | ''
  rejection_reason: RejectionReason | ''
  send_mail: boolean
}

type BulkStatusDialogProps = {
  applications: Application[]
  source: ApplicationSource
  onDone: () => void
  onClose: () => void
}

/** One status for several applications, with the mail that each applicant gets, and Undo. */
export default function BulkStatusDialog({ applications, source, onDone, onClose }: BulkStatusDialogProps) {
  const { refresh } = useListChanges<Application>(source.key)
  const showDone = useBulkUndo({
    countOf: (rows) => counted(rows, 'application'),
    seconds: bulkUndoSeconds,
    notRestored: 'kept the new status because of a later change or an e-mail already sent',
    send: source.undoStatuses,
    refresh,
  })
  const open = applications.filter(({ withdrawn_at }) => withdrawn_at === null)
  const withdrawn = applications.length - open.length
  const form = useApiForm<
    Values,
    Omit<BulkApplicationStatus, 'ids'>,
    Awaited<ReturnType<ApplicationSource['setStatuses']>>
  >({
    schema: BulkApplicationStatus.omit({ ids: true }),
    defaults: { status: '', rejection_reason: '', send_mail: true },
    send: ({ rejection_reason, ...change }) =>
      source.setStatuses(
        open.map(({ id }) => id),
        { ...change, ...(change.status === 'rejected' ? { rejection_reason } : {}) },
      ),
    onSent: ({ data, changed, isPartial }) => {
      void refresh()
      const [first] = data
      const done = first
        ? `${counted(data.length, 'application')} ${nounFor(data.length, 'is', 'are')} now ${statusNames[first.status]}`
        : `${nounFor(open.length, 'This application already has', 'These applications already have')} this status`
      showDone(`${done}${partialNote(isPartial)}`, changed)
      onDone()
    },
    fallback: 'Failed to change the status',
  })
  const [status, mails] = useWatch({ control: form.form.control, name: ['status', 'send_mail'] })
  const changing = status === '' ? open : open.filter((each) => each.status !== status)
  return (
    <FormDialog
      title={`Set the status of ${counted(applications.length, 'application')}`}
      form={form}
      saveLabel="Set status"
      note={
        mails && `E-mails are sent after ${bulkUndoSeconds} seconds. Until then, you can undo the change.`
      }
      onClose={onClose}
    >
      <BulkTitles
        titles={applications.map(({ applicant_name, position }) => `${applicant_name}, ${position}`)}
        others={(count) => counted(count, 'other application')}
      />
      {withdrawn > 0 && (
        <p>
          {counted(withdrawn, 'application')} {nounFor(withdrawn, 'was', 'were')} withdrawn and{' '}
          {nounFor(withdrawn, 'stays', 'stay')} unchanged.
        </p>
      )}
      <FormRadioGroup
        name="status"
        className="application-status"
        label="New status"
        look="segmented"
        options={statusOptions}
        autoFocus
      />
      {status === 'rejected' && (
        <NativeSelect
          label={applicationLabels.rejection_reason}
          hint="Only admins and managers can see the reason."
          optional
          placeholder="No reason"
          options={optionsOf(rejectionLabels)}
          {...form.field('rejection_reason')}
        />
      )}
      {status === 'rejected' && (
        <p>
          Scheduled interviews with these applicants will be cancelled immediately. Undo doesn’t restore them.
        </p>
      )}
      <fieldset className="application-mail">
        <legend className="sr-only">E-mail to the applicants</legend>
        <Checkbox
          label={`E-mail ${counted(changing.length, 'applicant')}`}
          hint={
            status === ''
              ? 'Choose a status to see the e-mail.'
              : 'Each applicant gets the template for this status, with their own name and position.'
          }
          {...form.field('send_mail')}
        />
        {mails && status !== '' && changing.length > 0 && (
          <BulkMailPreview key={status} status={status} applications={changing} preview={source.preview} />
        )}
      </fieldset>
    </FormDialog>
  )
}
