import { expect as plainExpect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

/** Signing in is slow by design, and slower beside other tests. */
export const expect = plainExpect.configure({ timeout: 15_000 })

/** Passes the strength check and isn't used by any account. */
export const goodPassword = 'copper-valve-91-basil'

export const seedPassword = () => process.env['E2E_PASSWORD'] ?? ''

export const newAddress = () => `p${crypto.randomUUID().slice(0, 8)}@people.example`

export const people = {
  admin: { email: 'admin1@trusswell.example', role: 'admin' },
  manager: { email: 'manager1@trusswell.example', role: 'manager' },
  client: { email: 'client1@trusswell.example', role: 'client' },
} as const

/** Opens the page and hydrates it. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.mouse.move(40, 40)
  await expect(page.locator('html')).toHaveAttribute('data-live')
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  // The URL changes before the page does; the previous page's form must not be filled by mistake.
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email', { exact: true }).fill(email)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Login' }).click()
}

export async function signUpByApi(page: Page, name = 'Farhan Siddiqui'): Promise<string> {
  const email = newAddress()
  const answer = await page.request.post('/api/auth/sign-up', {
    data: { name, email, password: goodPassword },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return email
}

export async function signInByApi(page: Page, email: string, password = seedPassword()): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in', { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
}

type Mail = { to: { address: string }[]; subject: string; text: string; html: string }

/** The newest mail to this address with this subject, from the mail server. */
export async function mailTo(page: Page, address: string, subject: string): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const mails = (await (
          await page.request.get(`${process.env['E2E_MAIL_PAGE']}/email`)
        ).json()) as Mail[]
        found = mails.findLast(
          (mail) => mail.subject === subject && mail.to.some((to) => to.address === address),
        )
        return found?.subject
      },
      { timeout: 15_000 },
    )
    .toBe(subject)
  if (!found) throw new Error(`no mail for ${address}`)
  return found
}

/** The path and query of the mail's link. */
export function linkIn({ text }: Mail, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((each) => new URL(each).pathname.startsWith(path))
  if (!link) throw new Error(`no link to ${path} in ${text}`)
  const { pathname, search } = new URL(link)
  return `${pathname}${search}`
}

/** The code that an authenticator app shows for a key at a given time. */
export const totp = (key: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at })

export const errorUnder = (page: Page, field: string) =>
  page.locator('.ui-field', { has: page.getByLabel(field, { exact: true }) }).locator('.ui-error')
