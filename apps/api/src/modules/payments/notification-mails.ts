import type { NotificationKind } from '@trusswell/domain/notifications.ts'
import type { MailDetails } from '../../platform/mail-details.ts'
import type { ComposeMail } from '../notifications/events.ts'
import { findForNotification, type NotifiedPayment } from './notified-payment.ts'

type Kind = Exclude<NotificationKind & `payment_${string}`, 'payment_parked'>
/** Null when it is settled by the time that the mail would go. */
type Describe = (payment: NotifiedPayment) => MailDetails | null

/** What each kind's mail says. */
export const describePayment: Record<Kind, Describe> = {
  payment_requested: (payment) =>
    payment.isOpen
      ? {
          text: 'Please pay online, or report your bank transfer or cheque in the portal.',
          facts: factsOf(payment),
          button: `Pay ${payment.amount}`,
        }
      : null,
  payment_received: (payment) => ({
    text: 'We’ve received the payment.',
    facts: factsOf(payment),
    button: 'View payment',
  }),
  payment_failed: (payment) =>
    payment.isOpen
      ? {
          text: 'Nothing was paid. You can try again, or pay by bank transfer.',
          facts: [...factsOf(payment), ...fact('Reason', payment.reason)],
          button: 'Try again',
        }
      : null,
  payment_claim_rejected: (payment) =>
    payment.isOpen
      ? {
          text: 'Please check the details and report it again, or choose another way to pay.',
          facts: [...factsOf(payment), ...claimFacts(payment), ...fact('Reason', payment.reason)],
          button: 'Correct the details',
        }
      : null,
  payment_refunded: (payment) => ({
    text: 'It can take your bank a few days to show the refund.',
    // The subject names what was refunded, which may be a part.
    facts: factsOf(payment, 'Original payment'),
    button: 'View payment',
  }),
  payment_claimed: (payment) => ({
    text: 'Check the bank account, then confirm or reject it.',
    facts: [['Client', payment.organisation], ...factsOf(payment), ...claimFacts(payment)],
    button: 'Check payment',
  }),
  payment_disputed: (payment) => ({
    text: payment.isDisputed
      ? 'Answer the dispute in the gateway’s dashboard, before the date it gives there.'
      : 'The gateway has closed the dispute. The payment’s history shows what was returned.',
    facts: [['Client', payment.organisation], ...factsOf(payment)],
    button: 'View payment',
  }),
}

export const paymentMails = Object.fromEntries(
  (Object.keys(describePayment) as Kind[]).map((kind): [Kind, ComposeMail] => [
    kind,
    async (tx, { subject_id }) => {
      const payment = await findForNotification(tx, subject_id)
      return payment && describePayment[kind](payment)
    },
  ]),
)

type Facts = MailDetails['facts']

const factsOf = (payment: NotifiedPayment, amountLabel = 'Amount'): Facts => [
  ['Project', payment.project],
  ['For', payment.description],
  [amountLabel, payment.amount],
  // Once it is paid, the day by which it was due says nothing.
  ...fact('Due', payment.isOpen ? payment.due : null),
]

const claimFacts = ({ claim }: NotifiedPayment): Facts => [
  ...fact(claim.instrument === 'cheque' ? 'Cheque no.' : 'UTR', claim.reference),
  ...fact(claim.instrument === 'cheque' ? 'Cheque date' : 'Paid on', claim.paid_on),
  ...fact('TDS', claim.tds),
]

const fact = (label: string, value: string | null): Facts => (value ? [[label, value]] : [])
