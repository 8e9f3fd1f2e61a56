import type { AdminPaymentMethod } from './admin-payments.ts'
import type { ClientPaymentStatus, PaymentStatus } from './payments.ts'

export const paymentStatuses = ['pending', 'completed', 'failed', 'refunded'] as const

export const paymentMethods = ['credit_card', 'bank_transfer', 'check'] as const

export const paymentGateways = ['stripe', 'razorpay'] as const

/** The gateway, or the method where there is none. */
export const adminPaymentMethods = [...paymentGateways, ...paymentMethods] as const

export const paymentNeeds = ['confirmation', 'attention'] as const

export const clientPaymentStatuses = ['paid', 'pending', 'unpaid', 'refunded'] as const

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: 'Pending',
  completed: 'Completed',
  failed: 'Failed',
  refunded: 'Refunded',
}

export const clientPaymentStatusLabels: Record<ClientPaymentStatus, string> = {
  paid: 'Paid',
  pending: 'Pending',
  unpaid: 'Unpaid',
  refunded: 'Refunded',
}

export const methodLabels: Record<AdminPaymentMethod, string> = {
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  credit_card: 'Card or UPI',
  bank_transfer: 'Bank transfer',
  check: 'Cheque',
}
