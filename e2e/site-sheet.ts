// `pnpm site:sheet`: every page of the sitemap at both widths in both themes, on four contact sheets in docs/pictures.
// Needs `pnpm build` first. With a folder as argument, the full-size screenshots are stored there.
import { type Browser, chromium } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { startSystem } from '../bin/system.ts'
import { warm } from '../infra/edge/warm.ts'
import { chromiumOptions } from './chromium-options.ts'
import { drawAll } from './journeys/draw-all.ts'

type Image = {
  resize(size: object): Image
  composite(parts: object[]): Image
  webp(options: object): Image
  toBuffer(): Promise<Buffer>
  metadata(): Promise<{ height: number }>
}
type Thumb = { path: string; picture: Buffer; height: number }

const sharp = createRequire(new URL('../apps/web/package.json', import.meta.url))('sharp') as (
  picture: Buffer | object,
) => Image

const widths = { 390: { thumb: 80, columns: 25 }, 1440: { thumb: 180, columns: 13 } } as const
type Width = keyof typeof widths
type Theme = 'light' | 'dark'
const [gap, caption] = [12, 16]
const keep = process.argv[2]

const system = await startSystem({ name: 'sheet', edgePort: 8370, firstPort: 8371, fresh: true })
try {
  await system.ready()
  const { pages, failed } = await warm(system.origin)
  if (failed.length > 0) throw new Error(failed.join('\n'))
  const browser = await chromium.launch(chromiumOptions)
  for (const width of [390, 1440] as const)
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
    const picture = await sharp(whole).resize({ width: widths[width].thumb }).webp({ quality: 90 }).toBuffer()
    shown.push({ path, picture, height: (await sharp(picture).metadata()).height })
  }
  return shown
}

/** Rows as tall as their tallest page, each page below its path. */
async function contactSheet(shown: Thumb[], width: Width, theme: Theme): Promise<Buffer> {
  const { thumb, columns } = widths[width]
  const [ground, ink] = theme === 'dark' ? ['#07101a', '#a9bacb'] : ['#e9eef3', '#475769']
  // Sorted by height to save space.
  const ordered = shown.toSorted((a, b) => a.height - b.height)
  const parts: object[] = []
  let top = gap
  for (let first = 0; first < ordered.length; first += columns) {
    const row = ordered.slice(first, first + columns)
    row.forEach(({ path, picture }, column) => {
      const left = gap + column * (thumb + gap)
      parts.push({ input: Buffer.from(label(path, thumb, ink!)), left, top })
      parts.push({ input: picture, left, top: top + caption })
    })
    top += caption + gap + Math.max(...row.map(({ height }) => height))
  }
  const size = { width: gap + columns * (thumb + gap), height: top, channels: 3, background: ground }
  return sharp({ create: size }).composite(parts).webp({ quality: 45, effort: 5 }).toBuffer()
}

function label(path: string, width: number, ink: string): string {
  const fits = Math.floor(width / 5)
  const words = path.length > fits ? `…${path.slice(1 - fits)}` : path
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text y="11" font-family="monospace" font-size="8" fill="${ink}">${words}</text></svg>`
}
