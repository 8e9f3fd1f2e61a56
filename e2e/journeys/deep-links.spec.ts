import { expect, test } from '@playwright/test'
import { fillLogin, signInByApi } from './identity.ts'
import { dayFromNow, insertMilestone, insertProject, makePerson, putOnTeam } from './project-rows.ts'

test('a link to a milestone survives the sign-in and shows that milestone among many', async ({ page }) => {
  const client = await makePerson('client')
  const project = await insertProject(client)
  for (let n = 1; n <= 25; n += 1) await insertMilestone(project, dayFromNow(n), { title: `Floor ${n}` })
  const wanted = await insertMilestone(project, dayFromNow(60), { title: 'Hand over' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/dashboard/projects/${project}?tab=timeline&item=${wanted}`)
  await expect(page).toHaveURL(/\/login\?next=/)
  await fillLogin(page, client.email, process.env['E2E_PASSWORD'] ?? '')
  await expect(page).toHaveURL(`/dashboard/projects/${project}?tab=timeline&item=${wanted}`)
  const row = page.getByRole('listitem').filter({ hasText: 'Hand over' }).filter({ hasText: 'Due' })
  await expect(row).toBeInViewport()
  await expect(row).toBeFocused()
})

test('a link to a task shows that task to staff', async ({ page }) => {
  const [client, manager] = [await makePerson('client'), await makePerson('manager')]
  const project = await insertProject(client)
  await putOnTeam(project, manager)
  await signInByApi(page, manager.email)
  let wanted = ''
  for (let n = 1; n <= 20; n += 1) {
    const made = await page.request.post(`/api/projects/${project}/tasks`, {
      data: { title: `Bay ${n} checked` },
    })
    expect(made.status(), await made.text()).toBe(201)
    wanted = ((await made.json()) as { id: string }).id
  }
  await page.goto(`/dashboard/projects/${project}?tab=timeline&item=${wanted}`)
  const row = page.getByRole('listitem').filter({ hasText: 'Bay 20 checked' })
  await expect(row).toBeInViewport()
  await expect(row).toBeFocused()
})
