import { expect, test, type Page } from '@playwright/test'
import { inDatabase, ownWord } from './admin-lists.ts'
import { insertContacts } from './contact-list.ts'
import { insertClaim, insertPayments } from './payment-list.ts'
import { beOwn, insertProject, makePerson, type Person } from './project-rows.ts'

/** Keys besides typing. */
const budget = 60

type Monday = { admin: Person; manager: Person; enquiries: string; work: string; payments: string }

/** 5 enquiries, 12 applications for two positions, 3 projects without a manager and 2 reported transfers. */
async function makeMonday(page: Page): Promise<Monday> {
  const admin = await beOwn(page, 'admin')
  const work = ownWord()
  await inDatabase(
    `insert into job_applications (id, applicant_name, email, position, source, experience, created_at)
     select gen_random_uuid(), 'Keerthana ' || n, $1 || n || '@people.example',
            case when n <= 7 then 'Electrician ' else 'Welder ' end || $1, 'staff', n % 9, now() - n * interval '1 minute'
     from generate_series(1, 12) n`,
    [work],
  )
  const client = await makePerson('client')
  for (const at of [1, 2, 3]) await insertProject(client, { title: `Depot ${at} ${work}` })
  const payments = await insertPayments(2)
  for (const at of [1, 2])
    await insertClaim(payments, 'bank_transfer', `HDFC${ownWord().toUpperCase()}000${at}`, at)
  return {
    admin,
    manager: await makePerson('manager', `Lakshmi ${work}`),
    enquiries: await insertContacts(5),
    work,
    payments,
  }
}

function countingHand(page: Page) {
  let count = 0
  return {
    count: () => count,
    press: async (...keys: string[]) => {
      for (const key of keys) {
        count += 1
        await page.keyboard.press(key)
      }
    },
    /** Not counted. */
    type: (text: string) => page.keyboard.type(text),
  }
}

type Hand = ReturnType<typeof countingHand>

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const rows = (page: Page) => page.getByRole('article')
const answer = (at: number) => `Thank you for writing. We will call you at ${at + 8} o’clock.`

const statuses = (word: string) =>
  inDatabase(
    `select split_part(position, ' ', 1) as position, status, count(*)::int from job_applications
     where position like '%' || $1 group by 1, 2 order by 1, 2`,
    [word],
  )

/** Everything happened, and everyone who waits for a mail got it. */
async function expectDone(page: Page, { admin, manager, enquiries, work, payments }: Monday) {
  expect(await statuses(work)).toEqual([
    { position: 'Electrician', status: 'reviewing', count: 7 },
    { position: 'Welder', status: 'interviewed', count: 1 },
    { position: 'Welder', status: 'rejected', count: 4 },
  ])
  expect(
    await inDatabase(
      `select rejection_reason, count(*)::int from job_applications where position = $1 and status = 'rejected' group by 1`,
      [`Welder ${work}`],
    ),
  ).toEqual([{ rejection_reason: 'skills', count: 4 }])
  expect(
    await inDatabase(
      `select count(distinct c.id)::int as answered from contact_submissions c
       join contact_replies r on r.contact_id = c.id and r.author_id = $2
       where c.subject = 'Chillers ' || $1 and c.assignee_id = $2 and c.status = 'in-progress'`,
      [enquiries, admin.id],
    ),
  ).toEqual([{ answered: 5 }])
  expect(
    await inDatabase('select count(*)::int from projects where title like $1 and manager_id = $2', [
      `Depot%${work}`,
      manager.id,
    ]),
  ).toEqual([{ count: 3 }])
  expect(
    await inDatabase(
      `select p.status, (select state from payment_events e where e.payment_id = p.id and object_kind = 'claim'
         order by seq desc, happened_at desc limit 1) as claim
       from payments p where description like $1 || '%' order by description`,
      [payments],
    ),
  ).toEqual([
    { status: 'completed', claim: 'confirmed' },
    { status: 'failed', claim: 'rejected' },
  ])
  const subjects: Record<string, string> = {
    Electrician: `Your application for Electrician ${work} is being reviewed`,
    rejected: `Your application for Welder ${work}`,
    interviewed: `Thank you for talking with us about Welder ${work}`,
  }
  const mails = async () => {
    const all = (await (await page.request.get(`${process.env['E2E_MAIL_PAGE']}/email`)).json()) as {
      to: { address: string }[]
      subject: string
    }[]
    const to = (address: string, subject: string) =>
      all.filter((mail) => mail.subject.startsWith(subject) && mail.to[0]?.address === address).length
    return {
      applicants: Array.from({ length: 12 }, (_, at) =>
        to(
          `${work}${at + 1}@people.example`,
          subjects[at < 7 ? 'Electrician' : at === 7 ? 'interviewed' : 'rejected'] ?? '',
        ),
      ),
      enquiries: Array.from({ length: 5 }, (_, at) =>
        to(`${enquiries}${at + 1}@client.example`, 'Your enquiry ['),
      ),
    }
  }
  await expect
    .poll(mails, { timeout: 60_000, intervals: [1_000] })
    .toEqual({ applicants: Array(12).fill(1), enquiries: Array(5).fill(1) })
}

test('an admin’s Monday is done with at most 60 keys besides typing', async ({ page }, info) => {
  test.setTimeout(180_000)
  const monday = await makeMonday(page)
  const { manager, enquiries, work, payments } = monday
  const hand = countingHand(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await goTo(page, hand, 'a', 'Job Applications')
  await findByKeys(page, hand, `Electrician ${work}`, 7)
  await hand.press('a')
  await setStatusByKeys(page, hand, { count: '7 applications', status: 'Reviewing', keys: ['ArrowRight'] })
  await findByKeys(page, hand, `Welder ${work}`, 5)
  await hand.press('a', 'x')
  await setStatusByKeys(page, hand, {
    count: '4 applications',
    status: 'Rejected',
    keys: ['ArrowLeft'],
    reason: 'Skills',
  })
  await hand.press('x')
  await setStatusByKeys(page, hand, {
    count: '1 application',
    status: 'Interviewed',
    keys: ['ArrowRight', 'ArrowRight'],
  })

  await goTo(page, hand, 'c', 'Contact Form Submissions')
  await findByKeys(page, hand, enquiries, 5)
  await hand.press('n')
  for (const at of [1, 2, 3, 4, 5]) {
    const reply = dialog(page, `Reply to Asha Rao ${at}`)
    await expect(reply.getByLabel('Reply')).toBeFocused()
    await hand.type(answer(at))
    await hand.press('Control+Enter')
    await expect(reply).toBeHidden()
  }

  await goTo(page, hand, 'p', 'Projects')
  await findByKeys(page, hand, work, 3)
  await hand.press('a')
  await expect(page.getByText('3 selected')).toBeVisible()
  await hand.press('m')
  const assign = dialog(page, 'Assign a manager to 3 projects')
  await expect(assign).toBeVisible()
  await hand.press('Tab', 'Tab')
  await expect(assign.getByRole('combobox', { name: 'Project manager' })).toBeFocused()
  await hand.type(manager.name)
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await hand.press('ArrowDown', 'Enter', 'Control+Enter')
  await expect(assign).toBeHidden()

  await goTo(page, hand, 'm', 'Payment Records')
  await findByKeys(page, hand, payments, 2)
  await hand.press('n')
  await expect(dialog(page, 'Confirm transfer').getByLabel('Amount received')).toBeVisible()
  await hand.press('Control+Enter')
  await expect(dialog(page, 'Confirm transfer')).toBeHidden()
  await expect(rows(page).first().getByRole('button', { name: 'View & Edit' })).toBeFocused()
  await hand.press('j', 'e')
  const record = dialog(page, 'View/Edit Payment Record')
  await expect(record.getByRole('button', { name: 'Reject transfer' })).toBeVisible()
  await hand.press('Tab', 'Tab', 'Tab')
  await expect(record.getByRole('button', { name: 'Reject transfer' })).toBeFocused()
  await hand.press('Enter')
  await expect(dialog(page, 'Reject transfer').getByLabel('Reason')).toBeFocused()
  await hand.type('The bank has no such transfer.')
  await hand.press('Control+Enter')
  await expect(dialog(page, 'Reject transfer')).toBeHidden()

  info.annotations.push({ type: 'keys', description: String(hand.count()) })
  expect(hand.count()).toBeLessThanOrEqual(budget)
  await expectDone(page, monday)
})

async function goTo(page: Page, hand: Hand, key: string, heading: string) {
  await hand.press('g', key)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeVisible()
}

async function findByKeys(page: Page, hand: Hand, text: string, count: number) {
  await hand.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await hand.type(text)
  await hand.press('Enter')
  await expect(rows(page)).toHaveCount(count)
  await expect(rows(page).first().locator(':focus')).toHaveCount(1)
}

type Choice = { count: string; status: string; keys: string[]; reason?: string }

async function setStatusByKeys(page: Page, hand: Hand, { count, status, keys, reason }: Choice) {
  await expect(page.getByText(`${count.split(' ')[0]} selected`)).toBeVisible()
  await hand.press('s')
  const set = dialog(page, `Set the status of ${count}`)
  await expect(set.getByRole('radio', { name: 'Pending' })).toBeFocused()
  await hand.press(...keys)
  await expect(set.getByRole('radio', { name: status })).toBeChecked()
  if (reason) {
    await hand.press('Tab')
    await expect(set.getByLabel('Reason for the rejection')).toBeFocused()
    await hand.type(reason)
  }
  await hand.press('Control+Enter')
  await expect(set).toBeHidden()
  await expect(rows(page).first().locator(':focus')).toHaveCount(1)
}
