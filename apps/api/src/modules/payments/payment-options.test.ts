import type { PaymentOptions } from '@trusswell/domain/payment-options.ts'
import { defaultSettings } from '@trusswell/domain/settings.ts'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useApi, useDatabase } from '../../../test/harness.ts'
import { makeSignedIn, type Person } from '../../../test/people.ts'
import { standInKeys } from '../settings/stand-in-keys.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })
let admin: Person
let client: Person
beforeAll(async () => {
  admin = await makeSignedIn(api, 'admin')
  client = await makeSignedIn(api, 'client')
})
afterEach(() => vi.restoreAllMocks())
beforeEach(() => database.admin.query(`update settings set value = '{}'; delete from settings_secrets`))

const options = async () =>
  (await api.app.inject({ url: '/api/payment-options', headers: client.headers })).json<PaymentOptions>()
const save = (changes: object) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers: admin.headers,
    payload: { ...defaultSettings, ...changes },
  })
const { paymentMethods, paymentGateway } = defaultSettings
const account = {
  accountHolder: 'Trusswell Private Limited',
  number: '5020 0012 345678',
  ifsc: 'hdfc0001234',
  bank: 'HDFC Bank',
  branch: '',
}

test('[PP-07] without keys and an account, the answer says what is missing and prefers a transfer', async () => {
  expect(await options()).toEqual({
    preferred: 'bank_transfer',
    gateway: null,
    bank_account: null,
    cheque_payable_to: null,
    methods: [
      {
        method: 'credit_card',
        available: false,
        reason: 'Online payment isn’t set up yet. Please pay by bank transfer.',
        limit_paise: null,
      },
      {
        method: 'bank_transfer',
        available: true,
        reason: 'Our bank details aren’t shown here yet. Use those in your contract, or contact us.',
        limit_paise: null,
      },
      expect.objectContaining({ method: 'check', reason: expect.stringContaining('cheque') }),
    ],
  })
})

test('[PP-07] with test keys only, clients read that online payment is still being tested', async () => {
  // Whether live keys are needed is decided by the environment when the process starts.
  vi.spyOn(api.deps.gateways, 'choose').mockResolvedValue(null)
  vi.spyOn(api.deps.gateways, 'isTesting').mockResolvedValue(true)
  const { preferred, methods } = await options()
  expect([preferred, methods[0]?.available, methods[0]?.reason]).toEqual([
    'bank_transfer',
    false,
    'Online payment is still being tested, so it can’t take money yet. Please pay by bank transfer.',
  ])
})

test('an admin sets the bank account and the limits; clients see both, the entry says what they were', async () => {
  const limits = { razorpay: 2_00_000.5, stripe: 5_000, upi: 50_000 }
  const { razorpay } = paymentGateway
  const answer = await save({
    paymentMethods: { bankAccount: account, chequePayableTo: '', limits },
    paymentGateway: {
      ...paymentGateway,
      razorpay: { ...razorpay, keyId: standInKeys.razorpay.keyId, keySecret: 'secret' },
    },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  await expect.poll(async () => (await options()).gateway, { timeout: 10_000 }).toBe('razorpay')
  expect(await options()).toMatchObject({
    preferred: 'credit_card',
    bank_account: {
      name: 'Trusswell Private Limited',
      number: '50200012345678',
      ifsc: 'HDFC0001234',
      bank: 'HDFC Bank',
      branch: null,
    },
    cheque_payable_to: 'Trusswell Private Limited',
  })
  expect((await options()).methods.map(({ reason, limit_paise }) => [reason, limit_paise])).toEqual([
    ['UPI payments can be up to ₹50,000.00, cards and net banking up to ₹2,00,000.50.', 2_00_000_50],
    [null, null],
    [null, null],
  ])
  const [entry] = await database.rows<{ details: Record<string, Record<string, string>> }>(
    `select details from audit_entries where action = 'settings.updated' order by id desc limit 1`,
  )
  expect([entry?.details['before'], entry?.details['after']]).toEqual([
    expect.objectContaining({ 'paymentMethods.bankAccount.number': '' }),
    expect.objectContaining({
      'paymentMethods.bankAccount.number': '50200012345678',
      'paymentMethods.limits.upi': '50000',
    }),
  ])
})

test('half an account, a wrong IFSC and a limit of 0 are refused under their fields', async () => {
  const fieldsOf = async (changes: object) => {
    const answer = await save({ paymentMethods: { ...paymentMethods, ...changes } })
    return [answer.statusCode, answer.json<{ fields: Record<string, string> }>().fields]
  }
  expect(await fieldsOf({ bankAccount: { ...paymentMethods.bankAccount, bank: 'HDFC Bank' } })).toEqual([
    400,
    {
      'paymentMethods.bankAccount.accountHolder': 'Enter the account holder’s name',
      'paymentMethods.bankAccount.number': 'Enter the account number',
      'paymentMethods.bankAccount.ifsc': 'Enter the IFSC',
    },
  ])
  expect(await fieldsOf({ bankAccount: { ...account, ifsc: 'HDFC1001234' } })).toEqual([
    400,
    { 'paymentMethods.bankAccount.ifsc': 'Enter an 11-character IFSC, such as HDFC0001234' },
  ])
  expect(await fieldsOf({ limits: { ...paymentMethods.limits, upi: 0 } })).toEqual([
    400,
    { 'paymentMethods.limits.upi': 'Enter an amount above 0' },
  ])
})
