// `pnpm readme:pictures`: the screenshots of the README, from the demo company. Needs `pnpm build` first.
import { type Browser, chromium } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { run } from '../bin/processes.ts'
import { startSystem } from '../bin/system.ts'
import { chromiumOptions } from './chromium-options.ts'
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
  as?: 'admin1' | 'manager1' | 'client1'
  /** A link or tab to follow first. */
  via?: string[]
}

const password = 'harbour-lamp-52-teak'
const desktop = { width: 1280, height: 900 }
const project: Shot = {
  path: '/manager/projects',
  as: 'manager1',
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
  contacts: [{ path: '/admin/contacts', as: 'admin1', shows: 'Contact Form Submissions' }],
  client: [{ path: '/client', as: 'client1', shows: 'Projects' }],
}

const system = await startSystem({ name: 'readme', edgePort: 8370, firstPort: 8371, fresh: true })
try {
  await system.ready()
  await run('seed', [process.execPath, 'apps/api/src/seed.ts', '--demo'], {
    ...system.environments.seed,
    SEED_PASSWORD: password,
  })
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
  await system.stop()
}

async function screenshot(browser: Browser, shot: Shot): Promise<Buffer> {
  const { path, shows, theme = 'light', width = desktop.width, as, via = [] } = shot
  const page = await browser.newPage({
    baseURL: system.origin,
    viewport: { width, height: desktop.height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  if (as)
    await page.request.post('/api/auth/sign-in', {
      data: { email: `${as}@trusswell.example`, password },
    })
  await page.goto(path)
  for (const name of via)
    await page.getByRole('link', { name }).or(page.getByRole('tab', { name })).first().click()
  await page.getByText(shows).first().waitFor()
  await page.waitForLoadState('networkidle')
  await drawAll(page)
  const picture = await page.screenshot()
  await page.close()
  return picture
}
