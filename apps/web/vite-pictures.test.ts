import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePhotograph } from './sample-photograph.ts'
import { buildPictures } from './vite-pictures.ts'

let folder: string
let built: Awaited<ReturnType<typeof buildPictures>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(join(folder, 'logos'))
  await writeFile(join(folder, 'site.jpg'), await samplePhotograph(1280, 640))
  // Taken upright: stored lying down with a note that turns it, and with the place where it was taken.
  const lying = await sharp(await samplePhotograph(200, 150))
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 26/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  await writeFile(join(folder, 'upright.jpg'), lying)
  await writeFile(
    join(folder, 'logos', 'acme.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>',
  )
  built = await buildPictures(folder)
}, 120_000)
afterAll(() => rm(folder, { recursive: true }))

test('a photograph becomes AVIF and WebP in every size up to 1,200 px', async () => {
  const { avif, webp, width, height } = built.pictures['site.jpg']!
  expect([width, height]).toEqual([1280, 640])
  expect(avif.map((size) => size.width)).toEqual([160, 320, 640, 960, 1200])
  expect(webp.map((size) => size.width)).toEqual([160, 320, 640, 960, 1200])
  for (const { path, width: wanted } of [...avif, ...webp]) {
    const file = built.files.get(path.slice(1))!
    const { format, width: real } = await sharp(file).metadata()
    expect([path, format, real]).toEqual([path, path.endsWith('.webp') ? 'webp' : 'heif', wanted])
  }
})

test('nothing is enlarged, an upright picture is upright, and where it was taken is gone', async () => {
  const { avif, webp, width, height } = built.pictures['upright.jpg']!
  expect([width, height]).toEqual([150, 200])
  expect(avif.map((size) => size.width)).toEqual([150])
  const { exif, orientation } = await sharp(built.files.get(webp.at(-1)!.path.slice(1))!).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
})

test('a logo is served as it is', () => {
  const logo = built.logos['logos/acme.svg']!
  expect([logo.width, logo.height]).toEqual([90, 30])
  expect(built.files.get(logo.path.slice(1))?.toString()).toContain('<svg')
})
