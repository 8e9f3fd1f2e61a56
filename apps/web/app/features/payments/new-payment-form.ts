import { PaymentRequest } from '@trusswell/domain/payments.ts'
import { z } from 'zod'
import { numberOf } from '../../ui/group-digits.ts'

export type NewPaymentValues = { amount: string; description: string; due_date: string }

/** Payments requested by staff have a due date; a client's own have none. */
export const newPaymentForm = (payment_method: PaymentRequest['payment_method'], asks: boolean) =>
  z.preprocess((typed) => {
    const { amount, description, due_date } = typed as NewPaymentValues
    return {
      amount: numberOf(amount),
      description,
      payment_method,
      ...(asks ? { due_date: due_date || null } : {}),
    }
  }, PaymentRequest)
