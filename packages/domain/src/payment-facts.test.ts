import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldPayment, type Fact } from './payment-facts.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 3, 1, 0, minute)).toISOString()
const attempt = (state: 'open' | 'closed', minute = 0): Fact => ({
  kind: 'attempt',
  object_id: 'link',
  state,
  happened_at: at(minute),
})
const pay = (
  state: 'created' | 'try_failed' | 'authorised' | 'refused' | 'captured',
  object_id = 'pay',
  minute = 1,
): Fact => ({
  kind: 'payment',
  object_id,
  state,
  paise: 100_00,
  happened_at: at(minute),
})
const refund = (
  state: 'pending' | 'done' | 'failed',
  paise: number,
  object_id = 'refund',
  minute = 10,
): Fact => ({
  kind: 'refund',
  object_id,
  of: 'pay',
  state,
  paise,
  happened_at: at(minute),
})
const dispute = (state: 'open' | 'under_review' | 'won' | 'lost', paise: number, minute: number): Fact => ({
  kind: 'dispute',
  object_id: 'dispute',
  of: 'pay',
  state,
  paise,
  happened_at: at(minute),
})
const claim = (
  state: 'claimed' | 'deposited' | 'confirmed' | 'rejected' | 'bounced' | 'withdrawn',
  seq: number,
  object_id = 'claim',
): Fact => ({
  kind: 'claim',
  object_id,
  seq,
  state,
  paise: state === 'confirmed' ? 98_00 : 0,
  tds_paise: 2_00,
  happened_at: at(seq),
})

const fact: fc.Arbitrary<Fact> = fc.oneof(
  fc.constantFrom('open', 'closed').map((state) => attempt(state as 'open')),
  fc
    .tuple(
      fc.constantFrom('created', 'try_failed', 'authorised', 'refused', 'captured'),
      fc.constantFrom('pay', 'pay2'),
      fc.nat(50),
    )
    .map(([state, id, minute]) => pay(state as 'created', id, minute)),
  fc
    .tuple(fc.constantFrom('pending', 'done', 'failed'), fc.constantFrom('refund', 'refund2'), fc.nat(50))
    .map(([state, id, minute]) => refund(state as 'pending', 40_00, id, minute)),
  fc
    .tuple(fc.constantFrom('open', 'under_review', 'won', 'lost'), fc.constantFrom(0, 100_00), fc.nat(50))
    .map(([state, paise, minute]) => dispute(state as 'open', paise, minute)),
)

const set = (state: 'pending' | 'completed' | 'failed' | 'refunded', seq: number): Fact => ({
  kind: 'status',
  object_id: `status ${seq}`,
  seq,
  state,
  paise: 100_00,
  happened_at: at(seq),
})
/** What staff say is numbered under the payment's lock. */
const byHand: fc.Arbitrary<Fact[]> = fc
  .array(
    fc.oneof(
      fc
        .constantFrom('claimed', 'deposited', 'confirmed', 'rejected', 'bounced', 'withdrawn')
        .map((state) => (seq: number) => claim(state as 'claimed', seq)),
      fc
        .constantFrom('pending', 'completed', 'failed', 'refunded')
        .map((state) => (seq: number) => set(state as 'pending', seq)),
    ),
    { maxLength: 4 },
  )
  .map((makers) => makers.map((make, index) => make(index + 1)))
const allFacts = fc
  .tuple(fc.array(fact, { maxLength: 12 }), byHand)
  .map(([ofGateway, ofStaff]) => [...ofGateway, ...ofStaff])

test('any order and any number of deliveries give the same state', () => {
  fc.assert(
    fc.property(allFacts, fc.infiniteStream(fc.nat()), (facts, keys) => {
      const shuffled = [...facts, ...facts, ...facts]
        .map((each) => ({ each, key: keys.next().value ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ each }) => each)
      expect(foldPayment(shuffled)).toEqual(foldPayment(facts))
    }),
  )
})

test('two credits of the same minute have the same order whichever arrived first', () => {
  const twice = [pay('captured', 'pay2', 18), pay('captured', 'pay', 18)]
  expect(foldPayment(twice).credits.map(({ object_id }) => object_id)).toEqual(['pay', 'pay2'])
  expect(foldPayment(twice)).toEqual(foldPayment(twice.toReversed()))
})

test('what is credited is the sum of the movements, and the status follows it', () => {
  fc.assert(
    fc.property(allFacts, (facts) => {
      const { movements, credited_paise, status } = foldPayment(facts)
      expect(movements.reduce((total, { paise }) => total + paise, 0)).toBe(credited_paise)
      if (status === 'completed') expect(credited_paise).toBeGreaterThan(0)
      if (status === 'pending' || status === 'failed') expect(movements).toEqual([])
      expect(new Set(movements.map(({ kind, object_id, step }) => `${kind} ${object_id} ${step}`)).size).toBe(
        movements.length,
      )
    }),
  )
})

test('without facts nothing was paid', () => {
  expect(foldPayment([])).toMatchObject({
    status: 'pending',
    credited_paise: 0,
    processing: false,
    paid_at: null,
  })
})

test('what the bank refused after processing it has failed, unless it was captured', () => {
  const refused = [attempt('closed'), pay('authorised'), pay('refused'), pay('try_failed')]
  expect(foldPayment(refused)).toMatchObject({ status: 'failed', processing: false, credited_paise: 0 })
  expect(foldPayment([...refused, pay('captured')])).toMatchObject({ status: 'completed' })
})

test('a failed try on an open page is not final, and a late authorisation outranks it', () => {
  expect(foldPayment([attempt('open'), pay('try_failed')])).toMatchObject({
    status: 'pending',
    processing: true,
  })
  expect(foldPayment([attempt('open'), attempt('closed'), pay('try_failed')])).toMatchObject({
    status: 'failed',
  })
  expect(foldPayment([attempt('closed'), pay('authorised'), pay('try_failed')])).toMatchObject({
    status: 'pending',
    processing: true,
  })
  expect(foldPayment([attempt('closed'), pay('captured'), pay('try_failed')])).toMatchObject({
    status: 'completed',
    credited_paise: 100_00,
  })
})

test('a page that closes without a try leaves the payment pending', () => {
  expect(foldPayment([attempt('open'), attempt('closed')])).toMatchObject({
    status: 'pending',
    processing: false,
  })
})

test('uncaptured money that the gateway gives back by itself is no debit', () => {
  expect(foldPayment([attempt('closed'), pay('authorised'), refund('done', 100_00)])).toMatchObject({
    status: 'pending',
    processing: false,
    credited_paise: 0,
    refunded_paise: 0,
    movements: [],
  })
})

test('refunds in part, then the rest', () => {
  const part = [pay('captured'), refund('done', 30_00)]
  expect(foldPayment(part)).toMatchObject({
    status: 'completed',
    credited_paise: 70_00,
    refunded_paise: 30_00,
  })
  expect(foldPayment([...part, refund('pending', 70_00, 'rest')])).toMatchObject({
    status: 'completed',
    refunding_paise: 70_00,
  })
  expect(foldPayment([...part, refund('done', 70_00, 'rest')])).toMatchObject({
    status: 'refunded',
    credited_paise: 0,
    refunded_paise: 100_00,
  })
})

test('a refund that fails after it was done brings the money back', () => {
  const facts = [
    pay('captured'),
    refund('done', 100_00, 'refund', 10),
    refund('failed', 100_00, 'refund', 20),
  ]
  expect(foldPayment(facts)).toMatchObject({ status: 'completed', credited_paise: 100_00, refunded_paise: 0 })
  expect(foldPayment(facts).movements.map(({ paise, happened_at }) => [paise, happened_at])).toEqual([
    [100_00, at(1)],
    [-100_00, at(10)],
    [100_00, at(20)],
  ])
  // No later copy of the captured event does.
  expect(foldPayment([...facts.slice(0, 2), pay('captured', 'pay', 30)])).toMatchObject({
    status: 'refunded',
  })
})

test('a dispute deducts money and a won one returns it', () => {
  const lost = [pay('captured'), dispute('open', 0, 5), dispute('lost', 100_00, 6)]
  expect(foldPayment([pay('captured'), dispute('open', 0, 5)])).toMatchObject({
    status: 'completed',
    disputed: true,
  })
  expect(foldPayment(lost)).toMatchObject({ status: 'refunded', credited_paise: 0, disputed: false })
  expect(foldPayment([...lost, dispute('won', 0, 8)])).toMatchObject({
    status: 'completed',
    credited_paise: 100_00,
  })
})

test('two captures are both credited and flagged', () => {
  expect(foldPayment([pay('captured'), pay('captured', 'pay2')])).toMatchObject({
    status: 'completed',
    credited_paise: 200_00,
    paid_twice: true,
  })
})

test('a claim counts when it is confirmed, and a corrected one replaces a rejected one', () => {
  expect(foldPayment([claim('claimed', 1)])).toMatchObject({ status: 'pending', awaiting_confirmation: true })
  expect(foldPayment([claim('claimed', 1), claim('rejected', 2)])).toMatchObject({
    status: 'failed',
    tds_paise: 0,
  })
  const corrected = [claim('claimed', 1), claim('rejected', 2), claim('claimed', 3, 'second')]
  expect(foldPayment(corrected)).toMatchObject({ status: 'pending', awaiting_confirmation: true })
  expect(foldPayment([...corrected, claim('confirmed', 4, 'second')])).toMatchObject({
    status: 'completed',
    credited_paise: 98_00,
    tds_paise: 2_00,
    awaiting_confirmation: false,
  })
  expect(foldPayment([claim('claimed', 1), claim('deposited', 2), claim('bounced', 3)])).toMatchObject({
    status: 'failed',
  })
})

test('staff set a status by hand and can set another one later', () => {
  expect(foldPayment([set('completed', 1)])).toMatchObject({ status: 'completed', credited_paise: 100_00 })
  expect(foldPayment([set('completed', 1), set('refunded', 2)])).toMatchObject({
    status: 'refunded',
    credited_paise: 0,
  })
  expect(foldPayment([set('refunded', 2), set('pending', 3)])).toMatchObject({
    status: 'pending',
    credited_paise: 0,
  })
  const returned: Fact = { ...refund('done', 100_00), of: 'status 1' } as Fact
  expect(foldPayment([set('completed', 1), returned])).toMatchObject({ status: 'refunded' })
  expect(foldPayment([set('completed', 1), returned, set('completed', 3)])).toMatchObject({
    status: 'completed',
    credited_paise: 100_00,
  })
})

test('a withdrawn claim counts as if it had never been stated', () => {
  expect(foldPayment([claim('claimed', 1), claim('withdrawn', 2)])).toMatchObject({
    status: 'pending',
    awaiting_confirmation: false,
  })
  const refused = [claim('claimed', 1), claim('rejected', 2)]
  const corrected = [...refused, claim('claimed', 3, 'second'), claim('withdrawn', 4, 'second')]
  expect(foldPayment(corrected)).toEqual(foldPayment(refused))
})
