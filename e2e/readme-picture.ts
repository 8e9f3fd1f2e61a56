// `pnpm readme:picture`: the timeline of a demo project, light and dark side by side, for the README. Needs `pnpm build` first.
import { chromium } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { run } from '../bin/processes.ts'
import { startSystem } from '../bin/system.ts'
import { chromiumOptions } from './chromium-options.ts'

type Image = { composite(parts: object[]): Image; webp(options: object): Image; toBuffer(): Promise<Buffer> }
const sharp = createRequire(new URL('../apps/web/package.json', import.meta.url))('sharp') as (
  picture: object,
) => Image

const size = { width: 1280, height: 900 }
const password = 'harbour-lamp-52-teak'
const title = 'Kondapur Day Clinic Fit-out'

const system = await startSystem({ name: 'readme', edgePort: 8370, firstPort: 8371, fresh: true })
try {
  await system.ready()
  await run('seed', [process.execPath, 'apps/api/src/seed.ts', '--demo'], {
    ...system.environments.seed,
    SEED_PASSWORD: password,
  })
  const themes = [await screenshot('light'), await screenshot('dark')]
  const both = { width: size.width * 2, height: size.height, channels: 3, background: '#07101a' }
  const parts = themes.map((input, index) => ({ input, left: index * size.width, top: 0 }))
  const picture = await sharp({ create: both }).composite(parts).webp({ quality: 80 }).toBuffer()
  await writeFile('docs/pictures/project.webp', picture)
  console.log(`docs/pictures/project.webp: ${Math.ceil(picture.length / 1024)} KB`)
} finally {
  await system.stop()
}

async function screenshot(colorScheme: 'light' | 'dark'): Promise<Buffer> {
  const browser = await chromium.launch(chromiumOptions)
  const page = await browser.newPage({
    baseURL: system.origin,
    viewport: size,
    colorScheme,
    reducedMotion: 'reduce',
  })
  await page.request.post('/api/auth/sign-in', { data: { email: 'manager1@trusswell.example', password } })
  await page.goto('/manager/projects')
  await page.getByRole('link', { name: title }).first().click()
  await page
    .getByRole('tab', { name: 'Timeline' })
    .or(page.getByRole('link', { name: 'Timeline' }))
    .first()
    .click()
  await page.getByText('Schedule against baseline').first().waitFor()
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot()
  await browser.close()
  return picture
}
