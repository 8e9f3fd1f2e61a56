import { expect, type Page } from '@playwright/test'
import { inDatabase, ownWord, signIn } from './admin-lists.ts'
import { insertProject, makePerson } from './project-rows.ts'

export const cards = (page: Page) => page.getByRole('article')
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'View/Edit Payment Record' })
export const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save Changes' })
export const openFirst = (page: Page) =>
  cards(page).first().getByRole('button', { name: 'View & Edit' }).click()

/** Payments of one project that only this test finds; the first one is the newest. */
export async function insertPayments(count: number): Promise<string> {
  const word = ownWord()
  const project = await insertProject(await makePerson('client'))
  await inDatabase(
    `insert into payments (id, project_id, client_id, organisation_id, amount_paise, description, payment_method, created_at)
     select gen_random_uuid(), p.id, p.client_id, p.organisation_id, 1250000, $1 || ' instalment ' || n, 'bank_transfer',
            now() - n * interval '1 minute'
     from generate_series(1, $2) n, projects p where p.id = $3`,
    [word, count, project],
  )
  return word
}

/** A transfer or cheque that the client reported, for the newest payment unless another one is named. */
export async function insertClaim(
  word: string,
  method: 'bank_transfer' | 'check',
  reference: string,
  instalment = 1,
) {
  await inDatabase(
    `with claimed as (
       update payments set awaiting_confirmation = true, payment_method = $2, transaction_id = $3
       where description = $1 || ' instalment ' || $4 returning id, amount_paise
     ), claim as (
       insert into payment_claims (id, payment_id, method, reference, paid_on, amount_paise)
       select gen_random_uuid(), id, $2, $3, '2026-11-02', amount_paise from claimed returning id, payment_id
     )
     insert into payment_events (id, source, payment_id, object_kind, object_id, state, paise, tds_paise, seq, happened_at)
     select gen_random_uuid(), 'staff', payment_id, 'claim', id::text, 'claimed', 0, 0, 1, now() from claim`,
    [word, method, reference, String(instalment)],
  )
}

export async function openList(page: Page, baseURL: string | undefined, word: string) {
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto(`/admin/payments?q=${word}`)
  await expect(cards(page).first()).toBeVisible()
}

/** Messages of a gateway that wait for a decision. */
export const insertWaiting = (word: string, count: number) =>
  inDatabase(
    `with told as (
       insert into payment_events (id, source, gateway, event_id, event_type, object_kind, object_id, raw, happened_at)
       select gen_random_uuid(), 'webhook', 'stripe', $1 || n, 'refund.created', 'refund', $1 || n, '{}', now()
       from generate_series(1, $2) n returning id, object_id
     )
     insert into parked_events (event_id, reason, object_id, state, paise, currency)
     select id, 'It doesn’t belong to any of our payments.', object_id, 'pending', 50000, 'INR' from told`,
    [word, count],
  )
