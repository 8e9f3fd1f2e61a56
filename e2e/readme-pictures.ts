// `pnpm readme:pictures`: the screenshots of the README, from the demo company. Needs `pnpm build` first.
import { type Browser, chromium } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromiumOptions } from './chromium-options.ts'
import { type Role, startDemoCompany } from './demo-company.ts'
import { drawAll } from './journeys/draw-all.ts'

type Image = { composite(parts: object[]): Image; webp(options: object): Image; toBuffer(): Promise<Buffer> }
const sharp = createRequire(new URL('../apps/web/package.json', import.meta.url))('sharp') as (
  picture: Buffer | object,
) => Image

type Shot = {
  path: string
  /** What is there when the page is complete. */
  shows: string
  theme?: 'light' | 'dark'
  width?: number
  /** The demo account that looks at it. */
  as?: Role
  /** A link or tab to follow first. */
  via?: string[]
}

const desktop = { width: 1280, height: 900 }
const project: Shot = {
  path: '/manager/projects',
  as: 'manager',
  via: ['Kondapur Day Clinic Fit-out', 'Timeline'],
  shows: 'Schedule against baseline',
}
const pictures: Record<string, Shot[]> = {
  project: [project, { ...project, theme: 'dark' }],
  home: [{ path: '/', shows: 'Engineering Excellence for the Future' }],
  service: [
    { path: '/services/facility-management', shows: 'Facility Management', width: 390, theme: 'dark' },
    { path: '/annual-maintenance', shows: 'Annual', width: 390 },
  ],
  contacts: [{ path: '/admin/contacts', as: 'admin', shows: 'Contact Form Submissions' }],
  client: [{ path: '/client', as: 'client', shows: 'Projects' }],
}

const company = await startDemoCompany('readme')
try {
  const browser = await chromium.launch(chromiumOptions)
  for (const [name, shots] of Object.entries(pictures)) {
    const parts: { input: Buffer; left: number; top: number }[] = []
    let width = 0
    for (const shot of shots) {
      parts.push({ input: await screenshot(browser, shot), left: width, top: 0 })
      width += shot.width ?? desktop.width
    }
    const create = { width, height: desktop.height, channels: 3, background: '#07101a' }
    const picture = await sharp({ create }).composite(parts).webp({ quality: 80 }).toBuffer()
    await writeFile(`docs/pictures/${name}.webp`, picture)
    console.log(`docs/pictures/${name}.webp: ${Math.ceil(picture.length / 1024)} KB`)
  }
  await browser.close()
} finally {
  await company.stop()
}

async function screenshot(browser: Browser, shot: Shot): Promise<Buffer> {
  const { path, shows, theme = 'light', width = desktop.width, as, via = [] } = shot
  const look = { viewport: { width, height: desktop.height }, colorScheme: theme }
  const context = as
    ? await company.signIn(browser, as, look)
    : await browser.newContext({ baseURL: company.origin, reducedMotion: 'reduce', ...look })
  const page = await context.newPage()
  await page.goto(path)
  for (const name of via)
    await page.getByRole('link', { name }).or(page.getByRole('tab', { name })).first().click()
  await page.getByText(shows).first().waitFor()
  await page.waitForLoadState('networkidle')
  await drawAll(page)
  const picture = await page.screenshot()
  await context.close()
  return picture
}
