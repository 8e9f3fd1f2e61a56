import { formatDay, kolkataDay } from '@trusswell/domain/days.ts'
import { amountInWords } from '@trusswell/domain/money-words.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { z } from 'zod'

const party = { name: z.string(), address: z.array(z.string()), gstin: z.string() }

/** What a receipt says, as it was on the day it was issued. Stored with it and never changed. */
export const ReceiptContent = z.strictObject({
  number: z.string(),
  issued_on: z.string(),
  company: z.strictObject({ ...party, email: z.string(), phone: z.string() }),
  client: z.strictObject(party),
  project: z.string(),
  description: z.string(),
  payment_id: z.string(),
  method: z.string(),
  /** The UTR, the number of the cheque or the gateway's payment id. */
  reference: z.string(),
  received_on: z.string(),
  paise: z.int(),
  tds_paise: z.int(),
  /** What is left of the agreed value with its GST; null while no value is agreed. */
  balance_paise: z.int().nullable(),
  /** No invoice was attached when it was issued. */
  advance: z.boolean(),
})
export type ReceiptContent = z.infer<typeof ReceiptContent>

export const notATaxInvoice = 'This is a receipt for a payment. It is not a tax invoice.'

export const addressLines = (text: string): string[] =>
  text
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const methods = { credit_card: 'Online payment', bank_transfer: 'Bank transfer', check: 'Cheque' } as const
const gateways = { stripe: 'Stripe', razorpay: 'Razorpay' } as const

export function methodInWords(payment: {
  payment_method: keyof typeof methods | null
  gateway: keyof typeof gateways | null
}): string {
  const method = payment.payment_method ? methods[payment.payment_method] : 'Payment'
  return payment.gateway ? `Online payment by ${gateways[payment.gateway]}` : method
}

/** The receipt's rows, as label and value, for the PDF and the mail. */
export function receiptFacts(content: ReceiptContent): [label: string, value: string][] {
  return [
    ['Project', content.project],
    ['For', content.advance ? `${content.description} (advance)` : content.description],
    ['Received on', formatDay(content.received_on)],
    ['Paid by', content.method],
    ...(content.reference ? [['Reference', content.reference] satisfies [string, string]] : []),
    ['Payment ID', content.payment_id],
    ...(content.tds_paise > 0
      ? [['TDS deducted', `${formatMoney(content.tds_paise)}, acknowledged`] satisfies [string, string]]
      : []),
    ...(content.balance_paise === null
      ? []
      : [['Remaining', formatMoney(content.balance_paise)] satisfies [string, string]]),
  ]
}

/** As the mail and the download name it. */
export const receiptFileName = (number: string) => `Receipt ${number.replaceAll('/', '-')}.pdf`

export const receivedInWords = ({ paise }: ReceiptContent) => amountInWords(paise)
export const receivedOn = (moment: string) => kolkataDay(Date.parse(moment))
