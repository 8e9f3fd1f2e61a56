import { z } from 'zod'
import { formatMoney, toPaise } from './money.ts'
import { PaymentGateway, PaymentMethod } from './payments.ts'
import type { PaymentSettings } from './payment-settings.ts'

const PaymentOption = z.strictObject({
  method: PaymentMethod,
  available: z.boolean(),
  /** Why it isn't available, or what to know before choosing it. */
  reason: z.string().nullable(),
  /** The most that can be paid this way at once. */
  limit_paise: z.int().nullable(),
})
export type PaymentOption = z.infer<typeof PaymentOption>

/** Where a transfer goes to. */
const BankAccount = z.strictObject({
  name: z.string(),
  number: z.string(),
  ifsc: z.string(),
  bank: z.string(),
  branch: z.string().nullable(),
})

/** How a client can pay, and with what details. */
export const PaymentOptions = z
  .strictObject({
    preferred: z.enum(['credit_card', 'bank_transfer']),
    methods: z.array(PaymentOption),
    gateway: PaymentGateway.nullable(),
    bank_account: BankAccount.nullable(),
    cheque_payable_to: z.string().nullable(),
  })
  .meta({ id: 'PaymentOptions' })
export type PaymentOptions = z.infer<typeof PaymentOptions>

/** The most that one payment on the gateway's page can be. */
export const onlineLimit = ({ limits }: PaymentSettings, gateway: PaymentGateway): number =>
  toPaise(limits[gateway])

export function paymentOptionsOf(
  settings: PaymentSettings,
  gateway: PaymentGateway | null,
  /** There are keys, but no money would arrive with them. */
  isTesting = false,
): PaymentOptions {
  const { bankAccount, chequePayableTo } = settings
  const bank_account =
    bankAccount.number === ''
      ? null
      : {
          name: bankAccount.accountHolder,
          number: bankAccount.number,
          ifsc: bankAccount.ifsc,
          bank: bankAccount.bank,
          branch: bankAccount.branch || null,
        }
  const cheque_payable_to = chequePayableTo || bank_account?.name || null
  return {
    preferred: gateway ? 'credit_card' : 'bank_transfer',
    methods: [
      onlineOption(settings, gateway, isTesting),
      {
        method: 'bank_transfer',
        available: true,
        reason: bank_account
          ? null
          : 'Our bank details aren’t shown here yet. Use those in your contract, or contact us.',
        limit_paise: null,
      },
      {
        method: 'check',
        available: true,
        reason: cheque_payable_to
          ? null
          : 'The name for your cheque isn’t shown here yet. Use the one in your contract, or contact us.',
        limit_paise: null,
      },
    ],
    gateway,
    bank_account,
    cheque_payable_to,
  }
}

function onlineOption(
  settings: PaymentSettings,
  gateway: PaymentGateway | null,
  isTesting: boolean,
): PaymentOption {
  if (!gateway)
    return {
      method: 'credit_card',
      available: false,
      reason: isTesting
        ? 'Online payment is still being tested, so it can’t take money yet. Please pay by bank transfer.'
        : 'Online payment isn’t set up yet. Please pay by bank transfer.',
      limit_paise: null,
    }
  const limit_paise = onlineLimit(settings, gateway)
  const upi_paise = toPaise(settings.limits.upi)
  // Stripe's page doesn't offer UPI.
  const isBelow = gateway === 'razorpay' && upi_paise < limit_paise
  return {
    method: 'credit_card',
    available: true,
    reason: isBelow
      ? `UPI payments can be up to ${formatMoney(upi_paise)}, cards and net banking up to ${formatMoney(limit_paise)}.`
      : null,
    limit_paise,
  }
}
