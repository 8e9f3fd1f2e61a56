import { brand } from '@trusswell/domain/brand.ts'
import type { ContentImage, Post } from '../../../content/shapes.ts'
import { readMarkdown } from '../../../lib/front-matter.ts'
import { htmlOf } from '../../../lib/markdown.server.ts'

const wordsAMinute = 220

/** An article's file with its front matter; `image` and `author_image` are optional. */
export function toPost(id: string, file: string): Post {
  const { head, body } = readMarkdown(file)
  const line = (name: string) => {
    const value = head[name]
    if (typeof value !== 'string') throw new Error(`The post ${id} has no ${name}`)
    return value
  }
  const image = imageIn(id, head['image'])
  const authorImage = imageIn(id, head['author_image'])
  return {
    id,
    title: line('title'),
    excerpt: line('excerpt'),
    author: typeof head['author'] === 'string' ? head['author'] : '{{name}} engineering team',
    author_role:
      typeof head['author_role'] === 'string' ? head['author_role'] : `${brand.descriptor}, Hyderabad`,
    ...(authorImage && { author_image: authorImage }),
    date: line('date'),
    category: line('category'),
    tags: Array.isArray(head['tags']) ? (head['tags'] as readonly string[]) : [],
    minutes: Math.ceil(body.split(/\s+/).length / wordsAMinute),
    ...(image && { image }),
    html: htmlOf(body),
  }
}

function imageIn(id: string, value: unknown): ContentImage | undefined {
  if (value === undefined) return undefined
  const image = value as Partial<ContentImage>
  if (!image.file || !image.alt || !image.as_of)
    throw new Error(`An image of the post ${id} lacks its file, alt or as_of`)
  return image as ContentImage
}
