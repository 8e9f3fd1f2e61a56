import { kolkataDay } from './days.ts'
import type { Payment } from './payments.ts'

/** Why a request for payment can't be sent again now. */
export const reminderProblems = {
  unrequested: 'We didn’t request this payment, so there’s no request to send again.',
  settled: 'This payment has already been made.',
  processing: 'The client is paying this now.',
  reported: 'The client has reported this payment. Confirm or reject it instead.',
  sent: 'This request was already sent today. You can send it again tomorrow.',
} as const
export type ReminderProblem = keyof typeof reminderProblems

type Remindable = Pick<
  Payment,
  'requested' | 'status' | 'processing' | 'awaiting_confirmation' | 'reminded_on' | 'created_at'
>

export function reminderProblemOf(payment: Remindable, today: string): ReminderProblem | null {
  if (!payment.requested) return 'unrequested'
  if (payment.status === 'completed' || payment.status === 'refunded') return 'settled'
  if (payment.processing) return 'processing'
  if (payment.awaiting_confirmation) return 'reported'
  const sentOn = payment.reminded_on ?? kolkataDay(Date.parse(payment.created_at))
  return sentOn === today ? 'sent' : null
}
