import { z } from 'zod'
import { optionalLine, rupees } from './input.ts'

const compact = (value: string) => value.replaceAll(/\s/g, '').toUpperCase()

// Empty means not set: clients then see that the details are missing.
const accountFields = {
  accountHolder: optionalLine('Account holder', 120),
  number: optionalLine('Account number', 40)
    .overwrite(compact)
    .regex(/^$|^\d{9,18}$/, 'Enter an account number of 9 to 18 digits'),
  ifsc: optionalLine('IFSC', 20)
    .overwrite(compact)
    .regex(/^$|^[A-Z]{4}0[A-Z0-9]{6}$/, 'Enter an 11-character IFSC, such as HDFC0001234'),
  bank: optionalLine('Bank', 120),
  branch: optionalLine('Branch', 120),
}
const needed = {
  accountHolder: 'Enter the account holder’s name',
  number: 'Enter the account number',
  ifsc: 'Enter the IFSC',
  bank: 'Enter the bank’s name',
} as const

/** Either complete or empty, because money can't reach an incomplete account. The branch is optional. */
const bankAccount = z.strictObject(accountFields).superRefine((account, context) => {
  if (Object.values(account).every((value) => value === '')) return
  for (const [name, message] of Object.entries(needed))
    if (account[name as keyof typeof needed] === '')
      context.addIssue({ code: 'custom', path: [name], message })
})
const limit = rupees('Enter an amount above 0')

/** How clients pay without a gateway, and how much they can pay with one. Amounts are in rupees. */
export const PaymentSettings = z
  .strictObject({
    bankAccount,
    /** Empty: the account holder. */
    chequePayableTo: optionalLine('Payee', 120),
    limits: z.strictObject({ razorpay: limit, stripe: limit, upi: limit }),
  })
  .meta({ id: 'PaymentSettings' })
export type PaymentSettings = z.infer<typeof PaymentSettings>

export const defaultPaymentSettings: PaymentSettings = {
  bankAccount: { accountHolder: '', number: '', ifsc: '', bank: '', branch: '' },
  chequePayableTo: '',
  limits: { razorpay: 500_000, stripe: 999_999.99, upi: 100_000 },
}
