import { expect, test, type Browser, type Page } from '@playwright/test'
import { inDatabase, ownWord, signIn } from './admin-lists.ts'
import { insertContacts } from './contact-list.ts'
import { beOwn, insertProject, makePerson, putOnTeam } from './project-rows.ts'

const within = { timeout: 2_000 }

async function open(browser: Browser, baseURL: string | undefined, role: 'admin' | 'manager') {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await context.newPage()
  const person = await beOwn(page, role)
  return { page, person }
}

/** Opens the page and waits until its socket is connected. */
async function watch(page: Page, path: string): Promise<void> {
  const ready = page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/api/live'))
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('ready')),
    )
  await page.goto(path)
  await ready
  await expect(page.locator('.list-body, .board')).toHaveAttribute('aria-busy', 'false')
}

async function send(page: Page, origin: string, method: 'POST' | 'PATCH', path: string, data: object) {
  const answer = await page.request.fetch(path, { method, data, headers: { origin } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as { id: string }
}

test('two admins and a manager see each other’s change in every list within two seconds', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const mine = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await signIn(mine, origin, 'admin1')
  const theirs = await open(browser, baseURL, 'admin')
  const managers = await open(browser, baseURL, 'manager')
  const word = ownWord()
  const client = await makePerson('client', `Client ${word}`)
  const project = await insertProject(client, { title: `Tower ${word}` })
  await putOnTeam(project, managers.person)
  const sender = await insertContacts(1)
  const [contact] = await inDatabase<{ id: string }>(
    'select id from contact_submissions where subject = $1',
    [`Chillers ${sender}`],
  )

  const lists = [
    {
      name: 'contacts',
      act: () =>
        send(mine, origin, 'PATCH', `/api/admin/contacts/${contact?.id}`, { version: 1, status: 'resolved' }),
      q: sender,
      before: 'new',
      after: 'resolved',
    },
    {
      name: 'applications',
      act: () =>
        send(mine, origin, 'POST', '/api/admin/applications', {
          applicant_name: `Applicant ${word}`,
          email: 'applicant@people.example',
          position: 'Fitter',
          experience: 2,
          skills: ['Ducting'],
        }),
      after: `Applicant ${word}`,
    },
    {
      name: 'jobs',
      act: () =>
        send(mine, origin, 'POST', '/api/admin/jobs', {
          title: `Fitter ${word}`,
          department: 'HVAC',
          experience: '2 years',
          description: 'Fits ducts',
        }),
      after: `Fitter ${word}`,
    },
    {
      name: 'projects',
      act: () =>
        send(mine, origin, 'POST', '/api/admin/projects/status', { ids: [project], status: 'on_hold' }),
      before: `Tower ${word}`,
      after: /on hold/i,
    },
    {
      name: 'users',
      act: () =>
        send(mine, origin, 'PATCH', `/api/admin/users/${client.id}`, { version: 1, status: 'inactive' }),
      before: `Client ${word}`,
      after: /inactive/i,
    },
  ]
  for (const { name, act, q = word, before, after } of lists) {
    const watchers =
      name === 'users'
        ? [['admin', theirs.page] as const]
        : ([
            ['admin', theirs.page],
            ['manager', managers.page],
          ] as const)
    for (const [area, page] of watchers) {
      await watch(page, `/${area}/${name}?q=${q}`)
      const list = page.locator('.list-body')
      if (before) await expect(list).toContainText(before)
      await expect(list).not.toContainText(after)
    }
    await act()
    await Promise.all(
      watchers.map(([area, page]) =>
        expect(page.locator('.list-body'), `${name} of the ${area}`).toContainText(after, within),
      ),
    )
  }
})
