import { formatMoney } from '@trusswell/domain/money.ts'
import type { ReactElement } from 'react'
import { sampleReceipt } from '../../../test/payments.ts'
import { NotificationMail } from '../../platform/notification-mail.tsx'
import { ReceiptMail } from './mails.tsx'
import { describePayment } from './notification-mails.ts'
import type { NotifiedPayment } from './notified-payment.ts'

const payment: NotifiedPayment = {
  project_id: '01a1dcff-ca3c-77a9-ab9d-39f66ba40492',
  organisation_id: '01a1dcff-ca3c-77a9-ab9d-39f66ba40493',
  isProjectDeleted: false,
  project: 'Lab block, Madhapur: two floors of laboratories with a chiller plant',
  organisation: 'Deccan Spinning Mills',
  namesake: null,
  description: 'Mobilisation for the second floor',
  amount: formatMoney(12_50_000_00),
  due: '30 Nov 2026',
  reason: 'We couldn’t find this UTR in our account. Please check the last four digits.',
  isOpen: true,
  isDisputed: true,
  remindedOn: null,
  movement: null,
  claim: {
    instrument: 'transfer',
    amount: formatMoney(12_25_000_00),
    reference: 'HDFCR52026111512345678',
    paid_on: '15 Nov 2026',
    tds: formatMoney(25_000_00),
  },
}

function notification(kind: keyof typeof describePayment, message: string, path = '/client/payments?pay=') {
  const isOpen = kind !== 'payment_refunded' && kind !== 'payment_disputed'
  const details = describePayment[kind]({ ...payment, isOpen })
  return (
    <NotificationMail
      name="Asha Venkataraghavan"
      message={message}
      details={details ?? undefined}
      url={`https://trusswell.example${path}01a1dcff-ca3c-77a9-ab9d-39f66ba40491`}
      settingsUrl="https://trusswell.example/client/settings"
    />
  )
}

const { amount, project, claim, organisation } = payment

export const mailSamples: Record<string, ReactElement> = {
  'payment-receipt': (
    <ReceiptMail
      name="Asha Venkataraghavan"
      content={sampleReceipt}
      url="https://trusswell.example/client/payments?pay=01a1dcff-ca3c-77a9-ab9d-39f66ba40491"
    />
  ),
  'payment-requested': notification(
    'payment_requested',
    `We requested a payment of ${amount} for ${project}`,
  ),
  'payment-failed': notification(
    'payment_failed',
    `Your payment of ${amount} for ${project} didn’t go through`,
  ),
  'payment-claim-rejected': notification(
    'payment_claim_rejected',
    `We couldn’t confirm your transfer of ${claim.amount} for ${project}`,
  ),
  'payment-refunded': notification('payment_refunded', `We refunded ${amount} for ${project}`),
  'payment-claimed': notification(
    'payment_claimed',
    `${organisation} reported a transfer of ${claim.amount} for ${project}`,
    '/admin/payments?open=',
  ),
  'payment-disputed': notification(
    'payment_disputed',
    `The payment of ${amount} for ${project} is disputed`,
    '/admin/payments?open=',
  ),
}
