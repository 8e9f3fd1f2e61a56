import { expect, test } from '@playwright/test'
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
  // Other tests change projects at the same time; what they cause is not what this one counts.
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

test('a page comes from few scripts: those of its area in one file each', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await openLive(page, '/')
  await page.waitForLoadState('networkidle')
  expect(scripts).toContainEqual(expect.stringMatching(/\/home-/))
  expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(25)

  await beOwn(page, 'manager')
  scripts.length = 0
  await page.goto('/manager/projects')
  await expect(page.getByRole('region', { name: 'Project list' })).toHaveAttribute('aria-busy', 'false')
  await page.waitForLoadState('networkidle')
  expect(scripts).toContainEqual(expect.stringMatching(/\/dashboard-/))
  expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(30)
})
