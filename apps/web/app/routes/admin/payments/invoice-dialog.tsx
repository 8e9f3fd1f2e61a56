import type { AdminPaymentDetails } from '@trusswell/domain/admin-payments.ts'
import { paymentDayBounds } from '@trusswell/domain/payment-days.ts'
import { invoiceMessages } from '@trusswell/domain/payment-file-messages.ts'
import { invoiceKindLabels, invoiceLimitBytes, InvoiceUpload } from '@trusswell/domain/payment-invoices.ts'
import { useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { todayInIndia } from '../../../lib/dates.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { FileItem } from '../../../ui/file-item.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormDatePicker } from '../../../ui/form-fields.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { showFailure } from '../../../ui/outcome-toast.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { attachInvoice, removeInvoice } from './payment-source.ts'
import type { StepProps } from './payment-steps.tsx'

type Values = { kind: InvoiceUpload['kind']; number: string; date: string }
type Chosen = { file: File | null; error?: string }

/** Uploads the tax invoice or receipt voucher from the accounting software. */
export function InvoiceDialog({ payment, onDone, onClose }: StepProps) {
  const { invoice } = payment
  const [{ file, error }, setChosen] = useState<Chosen>({ file: null })
  const form = useApiForm<Values, InvoiceUpload, AdminPaymentDetails>({
    schema: InvoiceUpload,
    defaults: { kind: invoice?.kind ?? 'invoice', number: invoice?.number ?? '', date: invoice?.date ?? '' },
    send: (body) => attachInvoice(payment.id, body, file),
    onSent: (row) => onDone(row, invoice ? 'Invoice replaced' : 'Invoice attached'),
    onError: (failure) => {
      const problem = failure instanceof ApiError ? failure.fields['file'] : undefined
      if (problem) setChosen({ file: null, error: problem })
      return problem !== undefined
    },
    fallback: 'Failed to attach the invoice',
  })
  const title = invoice ? 'Replace invoice' : 'Attach invoice'
  return (
    <FormDialog
      title={title}
      form={form}
      saveLabel={title}
      savingLabel="Uploading…"
      dirty={file !== null}
      onClose={onClose}
    >
      <p>The client can download it once it has been checked for viruses.</p>
      <div className="ui-dialog-pair">
        <NativeSelect label="Document" options={optionsOf(invoiceKindLabels)} {...form.field('kind')} />
        <TextField label="Number" autoComplete="off" figures {...form.field('number')} />
        <FormDatePicker name="date" label="Date" {...paymentDayBounds(todayInIndia())} />
      </div>
      <FileDrop
        label="File"
        hint="PDF, up to 10 MB"
        name="file"
        accept=".pdf"
        maxBytes={invoiceLimitBytes}
        error={error}
        onFiles={([picked]) => setChosen({ file: picked ?? null })}
        onRefused={(_file, problem) =>
          setChosen({
            file: null,
            error: problem === 'size' ? invoiceMessages.tooLarge : invoiceMessages.wrongType,
          })
        }
      >
        {file && <FileItem name={file.name} size={file.size} onCancel={() => setChosen({ file: null })} />}
      </FileDrop>
    </FormDialog>
  )
}

export function RemoveInvoiceDialog({ payment, onDone, onClose }: StepProps) {
  const [pending, setPending] = useState(false)
  async function remove() {
    setPending(true)
    try {
      onDone(await removeInvoice(payment.id), 'Invoice removed')
    } catch (error) {
      showFailure(error, 'Failed to remove the invoice')
      onClose()
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title="Remove invoice"
      message={`${payment.invoice?.number ?? 'The invoice'} can no longer be downloaded. Money received for this payment becomes an advance.`}
      confirmLabel="Remove invoice"
      pending={pending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
