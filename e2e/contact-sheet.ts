import { createRequire } from 'node:module'

type Image = {
  resize(size: object): Image
  composite(parts: object[]): Image
  webp(options: object): Image
  toBuffer(): Promise<Buffer>
  metadata(): Promise<{ height: number }>
}
export type Thumb = { label: string; picture: Buffer; height: number }

const sharp = createRequire(new URL('../apps/web/package.json', import.meta.url))('sharp') as (
  picture: Buffer | object,
) => Image

const widths = {
  390: { thumb: 80, columns: 25 },
  820: { thumb: 120, columns: 18 },
  1440: { thumb: 180, columns: 13 },
} as const
export type Width = keyof typeof widths
export type Theme = 'light' | 'dark'
const [gap, caption] = [12, 16]

export async function thumbOf(label: string, screenshot: Buffer, width: Width): Promise<Thumb> {
  const picture = await sharp(screenshot)
    .resize({ width: widths[width].thumb })
    .webp({ quality: 90 })
    .toBuffer()
  return { label, picture, height: (await sharp(picture).metadata()).height }
}

/** Rows as tall as their tallest picture, each picture below its label. */
export async function contactSheet(shown: Thumb[], width: Width, theme: Theme): Promise<Buffer> {
  const { thumb, columns } = widths[width]
  const [ground, ink] = theme === 'dark' ? ['#07101a', '#a9bacb'] : ['#e9eef3', '#475769']
  // Sorted by height to save space.
  const ordered = shown.toSorted((a, b) => a.height - b.height)
  const parts: object[] = []
  let top = gap
  for (let first = 0; first < ordered.length; first += columns) {
    const row = ordered.slice(first, first + columns)
    row.forEach(({ label, picture }, column) => {
      const left = gap + column * (thumb + gap)
      parts.push({ input: Buffer.from(written(label, thumb, ink!)), left, top })
      parts.push({ input: picture, left, top: top + caption })
    })
    top += caption + gap + Math.max(...row.map(({ height }) => height))
  }
  const size = { width: gap + columns * (thumb + gap), height: top, channels: 3, background: ground }
  return sharp({ create: size }).composite(parts).webp({ quality: 45, effort: 5 }).toBuffer()
}

function written(label: string, width: number, ink: string): string {
  const fits = Math.floor(width / 5)
  const words = label.length > fits ? `…${label.slice(1 - fits)}` : label
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text y="11" font-family="monospace" font-size="8" fill="${ink}">${words}</text></svg>`
}
