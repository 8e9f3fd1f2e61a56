import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { builtFiles } from './vite-built-files.ts'

/** One size of one picture, as a file of the site. */
type Size = { width: number; bytes: number; path: string }
export type PictureFile = { width: number; height: number; avif: Size[]; webp: Size[] }
/** By the file's path below the folder: `people/ceo.jpg`. Logos are served as they are. */
export type PictureFiles = {
  pictures: Record<string, PictureFile>
  logos: Record<string, { path: string; width: number; height: number }>
}
/** Images that are made instead of stored, by name. */
type Further = Record<string, () => Promise<Buffer>>
type Built = PictureFiles & { files: Map<string, Buffer> }

/** What pages ask for: plates of 56 to 288 px, cells and heads of up to 600 px, each at one and two pixels a point. */
const widths = [160, 320, 640, 960, 1200]
const isPhoto = (name: string) => ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg'].includes(extname(name))

/** Every image of a folder, and further ones, in the sizes and formats that pages offer. Nothing is enlarged. */
export async function buildPictures(folder: string, further: Further = {}): Promise<Built> {
  const built: Built = { pictures: {}, logos: {}, files: new Map() }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const sources = paths.map(
    (path) => [relative(folder, path).replaceAll('\\', '/'), () => readFile(path)] as const,
  )
  for (const [name, read] of [...sources, ...Object.entries(further)]) {
    if (!isPhoto(name)) continue
    const source = await read()
    const { width, height } = await sizeOf(source)
    if (name.startsWith('logos/')) {
      built.logos[name] = { path: add(built, name, '', extname(name), source), width, height }
      continue
    }
    const picture: PictureFile = { width, height, avif: [], webp: [] }
    const chosen = widths.filter((each) => each < width)
    if (width <= widths.at(-1)!) chosen.push(width)
    else if (!chosen.includes(widths.at(-1)!)) chosen.push(widths.at(-1)!)
    for (const each of chosen) {
      // Without its metadata: a photograph knows where it was taken.
      const sized = sharp(source, { limitInputPixels: 100_000_000 }).rotate().resize({ width: each })
      const avif = await sized.clone().avif({ quality: 50, effort: 2 }).toBuffer()
      const webp = await sized.clone().webp({ quality: 72 }).toBuffer()
      picture.avif.push({
        width: each,
        bytes: avif.length,
        path: add(built, name, `-${each}`, '.avif', avif),
      })
      picture.webp.push({
        width: each,
        bytes: webp.length,
        path: add(built, name, `-${each}`, '.webp', webp),
      })
    }
    built.pictures[name] = picture
  }
  return built
}

/** As it is seen: a photograph taken upright is stored lying down, with a note. */
async function sizeOf(source: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(source).metadata()
  return { width: autoOrient.width, height: autoOrient.height }
}

function add({ files }: Built, name: string, size: string, ending: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  const stem = name.slice(0, -extname(name).length).replaceAll('/', '-')
  const path = `assets/${stem}${size}-${hash}${ending}`
  files.set(path, content)
  return `/${path}`
}

const moduleName = 'virtual:pictures'

/** The content's images as `virtual:pictures`, and their files among the hashed ones of the site. */
export function contentPictures(folder: string, further?: Further): Plugin[] {
  let made: Promise<Built> | undefined
  const build = () => (made ??= buildPictures(folder, further))
  return [
    {
      name: 'content-pictures',
      resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
      async load(id) {
        if (id !== `\0${moduleName}`) return undefined
        const { pictures, logos } = await build()
        return `export const pictures = ${JSON.stringify(pictures)}\nexport const logos = ${JSON.stringify(logos)}`
      },
    },
    builtFiles('content-picture-files', async () => (await build()).files),
  ]
}
