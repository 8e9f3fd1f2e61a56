import { z } from 'zod'
import { line } from './input.ts'
import { paymentDay } from './payment-days.ts'

export const InvoiceKind = z.enum(['invoice', 'receipt_voucher'])
export const invoiceKindLabels: Record<z.infer<typeof InvoiceKind>, string> = {
  invoice: 'Tax invoice',
  receipt_voucher: 'Receipt voucher',
}

export const invoiceLimitBytes = 10 * 1024 * 1024

/** As GST asks of a document's number. */
const number = line('Number', 40)
  .transform((value) => value.replaceAll(/\s/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .regex(
        /^[A-Z1-9][A-Z0-9/-]{0,15}$/,
        'Use up to 16 letters, digits, hyphens and slashes, not starting with 0',
      ),
  )

/** Sent as multipart/form-data, the file last. */
export const InvoiceUpload = z
  .strictObject({
    kind: InvoiceKind,
    number,
    date: paymentDay(),
    /** A PDF. */
    file: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
  })
  .meta({ id: 'InvoiceUpload' })
export type InvoiceUpload = z.infer<typeof InvoiceUpload>

/** The document from the accounting that belongs to a payment. */
export const PaymentInvoice = z
  .strictObject({
    kind: InvoiceKind,
    number: z.string(),
    date: z.string(),
    /** It can be opened once it was checked for viruses. */
    state: z.enum(['checking', 'ready', 'infected']),
  })
  .meta({ id: 'PaymentInvoice' })
export type PaymentInvoice = z.infer<typeof PaymentInvoice>
