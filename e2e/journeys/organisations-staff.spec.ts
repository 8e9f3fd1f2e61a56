import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { expectToast, inDatabase, ownWord, signIn } from './admin-lists.ts'
import { goodPassword, newAddress } from './identity.ts'
import { addPerson, invitationTo, invitePerson, makeFirm, rowOf, windowOf } from './organisation-people.ts'
import { dayFromNow, insertProject, typeDay } from './project-rows.ts'

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Organisations' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

test('staff create a company and its project before it has any account, then invite', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const firm = `Charminar Mills ${ownWord()}`
  const title = `Weaving hall ${ownWord()}`
  const email = newAddress()
  const manager = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await signIn(manager, baseURL ?? '', 'manager1')
  await manager.request.delete('/api/projects/draft', { headers: { origin: baseURL ?? '' } })

  await test.step('a manager creates both', async () => {
    await manager.goto('/dashboard/projects/create')
    await manager.getByRole('button', { name: 'New client' }).click()
    const dialog = manager.getByRole('dialog', { name: 'New client' })
    await expect(dialog.getByLabel(/PAN|Notes/)).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Create client' }).click()
    await expect(dialog.getByLabel('Display name')).toHaveAccessibleDescription(/Name is required/)
    await dialog.getByLabel('Display name').fill(firm)
    await dialog.getByLabel('Phone').fill('+91 40 5550 0117')
    await dialog.getByRole('button', { name: 'Create client' }).click()
    await expect(manager.getByRole('combobox', { name: 'Client' })).toHaveValue(firm)
    await manager.getByLabel('Project title').fill(title)
    await manager.getByRole('radio', { name: 'Commercial' }).check()
    await manager.getByLabel('Description').fill('A weaving hall with its own substation.')
    await manager.getByRole('button', { name: 'Next' }).click()
    await manager.getByLabel('Site address').fill('Plot 14, Kondapur main road')
    await manager.getByLabel('PIN code').fill('500084')
    await manager.getByRole('button', { name: 'Next' }).click()
    await manager.getByLabel('Plot area').fill('4800')
    await manager.getByLabel('Built-up area').fill('7200')
    await manager.getByLabel('Number of floors').fill('2')
    await manager.getByLabel('Estimated cost').fill('12500000')
    await typeDay(manager, 'Start date', dayFromNow(1))
    await manager.getByLabel('Estimated duration').fill('180')
    await manager.getByRole('button', { name: 'Next' }).click()
    await expect(manager.getByRole('main')).toContainText(firm)
    await manager.getByRole('button', { name: 'Create Project' }).click()
    await expect(manager).toHaveURL(/\/dashboard\/projects\/[0-9a-f-]{36}/)
    await expect(manager.getByRole('region', { name: 'Client contacts' })).toContainText(
      `No one at ${firm} has an account yet.`,
    )
  })

  await test.step('an admin finds the firm and invites its owner', async () => {
    await signIn(page, baseURL ?? '', 'admin1')
    await page.goto('/admin/users')
    await page.getByRole('link', { name: 'Organisations' }).click()
    await page.getByRole('link', { name: 'Without people' }).click()
    await page.getByRole('searchbox').fill(firm)
    // Waits for the search to finish, because it would navigate back to the page.
    await expect(page).toHaveURL(/[?&]q=/)
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('link', { name: firm }).click()
    await expect(page.getByRole('region', { name: /^Projects/ })).toContainText(title)
    await invitePerson(page, 'Asha Rao', email, 'Owner')
    await expectToast(page, `Invitation sent to ${email}`)
    await expect(page.getByRole('region', { name: 'Activity', exact: true })).toContainText(
      `Invited ${email} as Owner`,
    )
  })

  await test.step('the person accepts and sees the project; the manager sees the client’s contacts', async () => {
    const theirs = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
    await theirs.goto(await invitationTo(page, firm, email))
    await theirs.mouse.move(40, 40)
    await theirs.getByLabel('Password').fill(goodPassword)
    await theirs.getByRole('button', { name: 'Create Account' }).click()
    await expect(theirs.getByRole('link', { name: title })).toBeVisible()
    await expect(rowOf(page, email)).toContainText('Owner')
    await manager.reload()
    const contacts = manager.getByRole('region', { name: 'Client contacts' })
    await expect(contacts.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    await expect(contacts.getByRole('link', { name: '+91 40 5550 0117' })).toHaveAttribute(
      'href',
      'tel:+914055500117',
    )
  })
})

test('an admin creates, edits and merges organisations', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  const [target, gone] = [await makeFirm(), await makeFirm()]
  const viewer = await addPerson(gone, 'viewer')
  const title = `Cold store ${ownWord()}`
  await insertProject(gone.owner, { title })
  const theirs = await windowOf(browser, baseURL, target.owner)
  await theirs.goto('/client/projects')
  await expect(theirs.getByText('You have no projects yet.')).toBeVisible()

  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto('/admin/organisations')
  await page.getByRole('button', { name: 'New organisation' }).first().click()
  const creating = page.getByRole('dialog', { name: 'New organisation' })
  const made = `Godavari Paper ${ownWord()}`
  await creating.getByLabel('Display name').fill(made)
  await creating.getByLabel('Notes').fill('Met at the trade fair')
  await creating.getByRole('button', { name: 'Create organisation' }).click()
  await expect(page.getByRole('heading', { name: made, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Edit organisation' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit organisation' })
  await editing.getByLabel('Legal name').fill('Godavari Paper Private Limited')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Godavari Paper Private Limited')
  await expect(page.getByRole('region', { name: 'Activity', exact: true })).toContainText(
    'Changed: Legal name',
  )

  await page.goto(`/admin/organisations/${gone.id}`)
  await page.getByRole('button', { name: `Actions for ${gone.name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Merge into another' }).click()
  const merging = page.getByRole('dialog', { name: `Merge ${gone.name} into another` })
  await merging.getByRole('button', { name: 'Merge organisations' }).click()
  await expect(merging.getByText('Please choose an organisation')).toBeVisible()
  await merging.getByRole('combobox', { name: 'Organisation to keep' }).fill(target.name)
  await page.getByRole('option', { name: target.name }).click()
  await expect(merging.getByRole('status')).toContainText(
    `2 people and 1 project, with payments, will move from ${gone.name} to ${target.name}`,
  )
  await merging.getByRole('radio', { name: 'Finance' }).check({ force: true })
  await merging.getByRole('button', { name: 'Merge organisations' }).click()
  await expect(page).toHaveURL(`/admin/organisations/${target.id}`)
  await expectToast(page, `${gone.name} was merged into ${target.name}`)
  await expect(rowOf(page, viewer.email)).toContainText('Finance')
  await expect(page.getByRole('region', { name: /^Projects/ })).toContainText(title)
  await expect(page.getByRole('region', { name: 'Activity', exact: true })).toContainText(
    `${gone.name} merged`,
  )
  await expect(theirs.getByRole('link', { name: title })).toBeVisible()
  await page.goto(`/admin/organisations/${gone.id}`)
  await expect(page.getByRole('heading', { name: 'Organisation not found' })).toBeVisible()
})

test('forty organisations are searched and paged, and the list follows a colleague’s change', async ({
  page,
  baseURL,
}) => {
  const word = ownWord()
  await inDatabase(
    `insert into organisations (id, display_name, made_by_staff, created_at)
     select gen_random_uuid(), $1 || ' works ' || n, true, now() - n * interval '1 minute'
     from generate_series(1, 40) n`,
    [word],
  )
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto(`/admin/organisations?q=${word}`)
  await expect(rows(page)).toHaveCount(25)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(rows(page)).toHaveCount(40)
  const added = await page.request.post('/api/clients', {
    headers: { origin: baseURL ?? '', 'idempotency-key': crypto.randomUUID() },
    data: { display_name: `${word} works 41` },
  })
  expect(added.status(), await added.text()).toBe(201)
  await expect(rows(page).first()).toContainText(`${word} works 41`)
  await page.getByRole('searchbox').fill(`${word} nothing`)
  await expect(page.getByText('No organisations match the search and filters.')).toBeVisible()
})
