import type { ReactElement } from 'react'
import { sampleReceipt } from '../../../test/payments.ts'
import { ReceiptMail } from './mails.tsx'

export const mailSamples: Record<string, ReactElement> = {
  'payment-receipt': (
    <ReceiptMail
      name="Asha Venkataraghavan"
      content={sampleReceipt}
      url="https://trusswell.example/dashboard/projects/01a1dcff-ca3c-77a9-ab9d-39f66ba40492?tab=payments"
    />
  ),
}
