import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readMarkdown } from '../lib/front-matter.ts'
import { home } from './home.ts'
import { leadership } from './leadership.ts'
import { partners } from './partners.ts'
import { sectors } from './sectors.ts'
import { services } from './services.ts'
import { testimonials } from './testimonials.ts'
import { works } from './works.ts'

const folder = (path: string) => new URL(path, import.meta.url)
const posts = readdirSync(folder('./blog/'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => readMarkdown(readFileSync(folder(`./blog/${name}`), 'utf8')).head)
const content = { home, leadership, sectors, services, testimonials, works, posts }

type Found = { at: string; image: Record<string, unknown> }

/** Every object with a `file` is an image, wherever it appears in the content. */
function imagesIn(value: unknown, at: string): Found[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'file' in value ? [{ at, image: value as Record<string, unknown> }] : []
  return [...own, ...Object.entries(value).flatMap(([key, each]) => imagesIn(each, `${at}.${key}`))]
}

/** A description of what is wrong with an image of the content. */
function faultsOf({ at, image }: Found): string[] {
  const { file, alt, focal, as_of: asOf } = image
  return [
    typeof file === 'string' && existsSync(folder(`./images/${file}`)) ? '' : 'no such file',
    typeof alt === 'string' && alt.trim().length >= 10 ? '' : 'no alt text',
    typeof alt === 'string' && /^(image|photo|picture) of|\.(jpe?g|png|svg)$/i.test(alt)
      ? 'alt text says nothing'
      : '',
    focal === undefined || (Array.isArray(focal) && focal.every((each) => each >= 0 && each <= 1))
      ? ''
      : 'focal point outside the picture',
    typeof asOf === 'string' && /^\d{4}-\d\d-\d\d$/.test(asOf) ? '' : 'no day',
  ]
    .filter(Boolean)
    .map((fault) => `${at}: ${fault}`)
}

describe('images of the content', () => {
  const images = imagesIn(content, 'content')

  test('have a file, alt text, a focal point within the image and a date', () => {
    expect(images.length).toBeGreaterThan(0)
    expect(images.flatMap(faultsOf)).toEqual([])
  })

  test('are reported when alt text is missing', () => {
    const [first] = images
    expect(faultsOf({ at: 'x', image: { ...first!.image, alt: '' } })).toEqual(['x: no alt text'])
    expect(imagesIn({ a: [{ image: { file: 'b.jpg' } }] }, 'x')).toHaveLength(1)
  })

  test('every file is used', () => {
    const used = [
      ...images.map(({ image }) => image['file']),
      ...partners.items.map(({ logo }) => logo?.file),
    ]
    const files = readdirSync(folder('./images/'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.includes('.') && !used.includes(file))).toEqual([])
  })
})
