// `pnpm site:sheet`: every page of the sitemap as phone, tablet and desktop in both themes, on six contact sheets in docs/pictures.
// Needs `pnpm build` first. With a folder as argument, the full-size screenshots are stored there.
import { type Browser, chromium } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startSystem } from '../bin/system.ts'
import { warm } from '../infra/edge/warm.ts'
import { chromiumOptions } from './chromium-options.ts'
import { contactSheet, type Theme, type Thumb, thumbOf, type Width } from './contact-sheet.ts'
import { drawAll } from './journeys/draw-all.ts'

const keep = process.argv[2]

const system = await startSystem({ name: 'sheet', edgePort: 8370, firstPort: 8371, fresh: true })
try {
  await system.ready()
  const { pages, failed } = await warm(system.origin)
  if (failed.length > 0) throw new Error(failed.join('\n'))
  const browser = await chromium.launch(chromiumOptions)
  for (const width of [390, 820, 1440] as const)
    for (const theme of ['light', 'dark'] as const) {
      const sheet = await contactSheet(await thumbs(browser, pages, width, theme), width, theme)
      await writeFile(`docs/pictures/site-${width}-${theme}.webp`, sheet)
      console.log(`site-${width}-${theme}.webp: ${pages.length} pages, ${Math.ceil(sheet.length / 1024)} KB`)
    }
  await browser.close()
} finally {
  await system.stop()
}

async function thumbs(browser: Browser, paths: string[], width: Width, theme: Theme): Promise<Thumb[]> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const shown: Thumb[] = []
  for (const path of paths) {
    await page.goto(`${system.origin}${path}`)
    await drawAll(page)
    const whole = await page.screenshot({ fullPage: true })
    if (keep) {
      await mkdir(keep, { recursive: true })
      await writeFile(
        join(keep, `${path.slice(1).replaceAll('/', '_') || 'home'}-${width}-${theme}.png`),
        whole,
      )
    }
    shown.push(await thumbOf(path, whole, width))
  }
  return shown
}
