import { expect, test, type Page } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { leadership } from '../../apps/web/app/content/leadership.ts'
import { testimonials } from '../../apps/web/app/content/testimonials.ts'
import { run } from '../../bin/processes.ts'
import { startSystem, type System } from '../../bin/system.ts'
import { pathsOf } from '../../infra/edge/warm.ts'

test.describe.configure({ mode: 'serial' })

const password = 'harbour-lamp-52-teak'
const firstPort = 8361
/** The only local port that the settings may use as a mail server. */
const smtpPort = firstPort + 4

let system: System
let relay: Awaited<ReturnType<typeof startRelay>>

/** A mail server that accepts mail without authentication, and refuses a wrong password. */
async function startRelay() {
  const received: { user: string | undefined; from: string; to: string[] }[] = []
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password: given }, _session, done) {
      if (given === 'right password') done(null, { user: username })
      else done(new Error('Invalid login'))
    },
    onData(stream, { user, envelope: { mailFrom, rcptTo } }, done) {
      received.push({
        user,
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
      })
      stream.resume().on('end', done)
    },
  })
  await new Promise<void>((resolve) => server.listen(smtpPort, '127.0.0.1', resolve))
  return { received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

test.beforeAll(async () => {
  test.setTimeout(90_000)
  relay = await startRelay()
  system = await startSystem({
    name: 'settings',
    edgePort: 8360,
    firstPort,
    redisUrl: 'redis://127.0.0.1:6379/11',
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    fresh: true,
  })
  await system.ready()
  await run('seed', [process.execPath, 'apps/api/src/seed.ts'], {
    ...system.environments.seed,
    SEED_PASSWORD: password,
  })
})
test.afterAll(async () => {
  await system.stop()
  await relay.close()
})

async function openAs(page: Page, who: string, path: string) {
  const answer = await page.request.post(`${system.origin}/api/auth/sign-in`, {
    headers: { origin: system.origin },
    data: { email: `${who}@trusswell.example`, password },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto(`${system.origin}${path}`)
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Settings' }).first().click()
  await expect(page.locator('.ui-toast').last()).toContainText('Settings saved successfully')
}

test('a changed phone number appears on cached public pages within a minute, without a deploy', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const phone = '+91 40 4000 2026'
  const read = async (path: string) => {
    const answer = await fetch(`${system.origin}${path}`)
    return { cache: answer.headers.get('x-cache'), text: await answer.text() }
  }
  const paths = ['/', '/contact', '/privacy', '/blogs']
  for (const path of paths) expect((await read(path)).text).not.toContain(phone)
  expect((await read('/contact')).cache).toBe('HIT')
  await openAs(page, 'admin1', '/admin/settings')
  await page.getByLabel('Contact phone').fill(phone)
  await page.getByLabel('WhatsApp number').fill('+91 98480 12345')
  await page.getByLabel('Emergency phone').fill('+91 40 4000 0911')
  await page.getByLabel('Emergency hours').fill('Day and night, every day')
  await page.getByLabel('Company address').fill('4th floor, Plot 18\nJubilee Hills\nHyderabad 500033')
  await save(page)
  const savedAt = Date.now()
  for (const path of paths) {
    await expect
      .poll(async () => (await read(path)).text.includes(phone), { timeout: 75_000, intervals: [1_000] })
      .toBe(true)
  }
  // The second request after a minute shows it, and polling needs a second or two more.
  expect(Date.now() - savedAt).toBeLessThan(75_000)
  const contact = await read('/contact')
  expect(contact.cache).toMatch(/HIT|STALE|UPDATING/)
  expect(contact.text).toContain('Jubilee Hills')
  for (const way of ['https://wa.me/919848012345', 'tel:+914040000911', 'Day and night, every day'])
    expect(contact.text).toContain(way)
  expect(contact.text).toContain('"telephone":"+91 40 4000 2026"')
})

test('on a phone the bar offers WhatsApp while the settings have a number', async ({ page }) => {
  test.setTimeout(120_000)
  const link = page.getByRole('navigation', { name: 'Reach us' }).getByRole('link', { name: 'WhatsApp' })
  const desk = page.viewportSize()!
  async function saveNumber(number: string) {
    await page.setViewportSize(desk)
    await page.goto(`${system.origin}/admin/settings`)
    await page.getByLabel('WhatsApp number').fill(number)
    await save(page)
    await page.setViewportSize({ width: 390, height: 844 })
  }
  // Without the edge, whose cached pages are covered above, a change is shown within ten seconds.
  const expectLinks = (urls: string[]) =>
    expect(async () => {
      await page.goto(`http://127.0.0.1:${system.ports.web}/careers`)
      const found = await link.evaluateAll((links) => links.map((each) => each.getAttribute('href')))
      expect(found).toEqual(urls)
    }).toPass({ timeout: 30_000 })

  await openAs(page, 'admin1', '/admin/settings')
  await saveNumber('+91 90000 54321')
  await expectLinks(['https://wa.me/919000054321'])
  await expect(link).toBeVisible()
  await saveNumber('')
  await expectLinks([])
  await expect(page.getByRole('navigation', { name: 'Reach us' })).toBeVisible()
})

test('with the API down, pages show the last known company data', async () => {
  await Promise.all(system.processes.api.map((each) => each.stop('SIGKILL')))
  const page = await fetch(`http://127.0.0.1:${system.ports.web}/contact`)
  expect([page.status, (await page.text()).includes('+91 40 4000 2026')]).toEqual([200, true])
  // A process that never reached the API shows the brand file.
  await system.processes.web.stop()
  system.restartWeb()
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${system.ports.web}/contact`).then(
          async (answer) => (await answer.text()).includes('+91 40 0000 0100'),
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true)
  system.restartApi(0)
  system.restartApi(1)
  await system.ready()
})

test('a wrong SMTP password is reported by the test mail with a message', async ({ page }) => {
  await openAs(page, 'admin1', '/admin/settings')
  const email = page.getByRole('region', { name: 'Email Settings' })
  await email.getByLabel('SMTP host').fill('127.0.0.1')
  await email.getByLabel('SMTP port').fill(String(smtpPort))
  await email.getByLabel('SMTP user').fill('portal')
  await email.getByLabel('SMTP password').fill('wrong password')
  await email.getByRole('button', { name: 'Send test e-mail' }).click()
  await expect(email.getByRole('status')).toContainText('127.0.0.1 refused the user name or the password.')
})

test('the right SMTP password is reported as working, and the test mail arrives from the entered sender', async ({
  page,
}) => {
  await openAs(page, 'admin1', '/admin/settings')
  const email = page.getByRole('region', { name: 'Email Settings' })
  await email.getByLabel('SMTP host').fill('127.0.0.1')
  await email.getByLabel('SMTP port').fill(String(smtpPort))
  await email.getByLabel('SMTP user').fill('portal')
  await email.getByLabel('SMTP password').fill('right password')
  await email.getByLabel('From e-mail').fill('portal@trusswell.example')
  await email.getByRole('button', { name: 'Send test e-mail' }).click()
  await expect(email.getByRole('status')).toContainText('We sent a test e-mail to admin1@trusswell.example.')
  expect(relay.received.at(-1)).toEqual({
    user: 'portal',
    from: 'portal@trusswell.example',
    to: ['admin1@trusswell.example'],
  })
})

test('in production no page shows a placeholder person, number or address', async () => {
  test.setTimeout(240_000)
  await system.processes.web.stop()
  system.restartWeb({ SAMPLE_CONTENT: 'false' })
  const web = `http://127.0.0.1:${system.ports.web}`
  const read = async (path: string) => {
    const answer = await fetch(`${web}${path}`)
    return { status: answer.status, text: await answer.text() }
  }
  await expect
    .poll(
      () =>
        read('/').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200)
  const invented = [...leadership, ...testimonials].filter(({ placeholder }) => placeholder)
  const paths = pathsOf((await read('/sitemap.xml')).text)
  expect(paths.length).toBeGreaterThan(50)
  const found: string[] = []
  for (const path of paths) {
    const { status, text } = await read(path)
    const left = [
      ...(text.match(/[\w.@/-]+\.example\b|\+91 40 0000 0\d{3}/g) ?? []),
      ...invented.map(({ name }) => name).filter((name) => text.includes(name)),
    ]
    if (status !== 200 || left.length > 0) found.push(`${path}: ${status} ${left.join(', ')}`)
  }
  expect(found).toEqual([])
  for (const { id, placeholder } of leadership)
    expect((await read(`/leadership/${id}`)).status).toBe(placeholder ? 404 : 200)
  await system.processes.web.stop()
  system.restartWeb()
})
