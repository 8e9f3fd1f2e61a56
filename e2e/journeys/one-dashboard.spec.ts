import { expect, test } from '@playwright/test'
import { countScripts } from './count-scripts.ts'
import { openLive } from './identity.ts'
import { beOwn, insertProject, makePerson, putOnTeam } from './project-rows.ts'

test('[RT-19] from a list to a project and back: the same socket, and nothing fresh is fetched again', async ({
  page,
}) => {
  const manager = await beOwn(page, 'manager')
  const title = `Narsingi tower ${crypto.randomUUID().slice(0, 8)}`
  const id = await insertProject(await makePerson('client'), { title })
  await putOnTeam(id, manager)

  let sockets = 0
  const asked: string[] = []
  // Requests caused by other tests that change projects at the same time aren't counted.
  await page.routeWebSocket('**/api/live', (socket) => {
    sockets += 1
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (JSON.parse(String(message)).type === 'ready') socket.send(message)
    })
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/live') asked.push(pathname)
  })
  const list = page.getByRole('region', { name: 'Project list' })
  const heading = page.getByRole('heading', { level: 1, name: title })

  await page.goto('/manager/projects')
  await list.getByRole('link', { name: title }).click()
  await expect(heading).toBeVisible()
  await expect(page.getByRole('region', { name: 'List of expenses' })).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('region', { name: 'List of risks' })).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('region', { name: 'List of diary entries' })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  await page.waitForLoadState('networkidle')
  expect(sockets).toBe(1)

  asked.length = 0
  await page.goBack()
  await expect(list.getByRole('link', { name: title })).toBeVisible()
  await page.goForward()
  await expect(heading).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect({ sockets, asked }).toEqual({ sockets: 1, asked: [] })
})

const atMost = (
  most: Weight,
  { files, kilobytes, names }: Awaited<ReturnType<ReturnType<typeof countScripts>>>,
) => {
  console.log(`${files} files, ${kilobytes} KB`)
  expect(files, names.join(' ')).toBeLessThanOrEqual(most.files)
  expect(kilobytes, names.join(' ')).toBeLessThanOrEqual(most.kilobytes)
}
type Weight = { files: number; kilobytes: number }

test('the scripts of the home page after the first touch are few and small', async ({ page }) => {
  const scripts = countScripts(page)
  await openLive(page, '/')
  await page.waitForLoadState('networkidle')
  const weight = await scripts()
  expect(weight.names).toContainEqual(expect.stringMatching(/\/home-/))
  atMost({ files: 12, kilobytes: 130 }, weight)
})

test('the scripts of the admin overview until its figures are few and small', async ({ page }) => {
  await beOwn(page, 'admin')
  const scripts = countScripts(page)
  const weights: Awaited<ReturnType<typeof scripts>>[] = []
  await page.route('**/api/admin/overview', async (route) => {
    const response = await route.fetch()
    // The charts are loaded when the figures are there.
    weights.push(await scripts())
    await route.fulfill({ response })
  })
  await page.goto('/admin')
  // The overview's figures appear late, because the count compresses every script.
  await expect(page.getByText('Total Applications')).toBeVisible({ timeout: 30_000 })
  expect(weights[0]?.names).toContainEqual(expect.stringMatching(/\/overview-/))
  // React and the router are 108 KB of it, menus, dialogs and the query cache 59.
  atMost({ files: 20, kilobytes: 200 }, weights[0]!)
})

test('the scripts of a list and of a project are few and small', async ({ page }) => {
  await beOwn(page, 'admin')
  const project = await insertProject(await makePerson('client'), { title: 'Narsingi tower' })
  const list = countScripts(page)
  await page.goto('/admin/projects')
  await expect(page.getByRole('region', { name: 'Project list' })).toHaveAttribute('aria-busy', 'false')
  await page.waitForLoadState('networkidle')
  const listed = await list()
  expect(listed.names).toContainEqual(expect.stringMatching(/\/projects-/))
  atMost({ files: 24, kilobytes: 250 }, listed)

  const one = await page.context().newPage()
  const opened = countScripts(one)
  await one.goto(`/dashboard/projects/${project}`)
  await expect(one.getByRole('heading', { level: 1, name: 'Narsingi tower' })).toBeVisible()
  await one.waitForLoadState('networkidle')
  atMost({ files: 24, kilobytes: 250 }, await opened())
})
