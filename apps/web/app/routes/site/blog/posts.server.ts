import { brand } from '@trusswell/domain/brand.ts'
import type { Post } from '../../../content/shapes.ts'
import { readMarkdown } from '../../../lib/front-matter.ts'
import { htmlOf } from '../../../lib/markdown.server.ts'

const files = import.meta.glob<string>('../../../content/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const wordsAMinute = 220

/** Newest first. Rendered once, when the server starts. */
export const posts: readonly Post[] = Object.entries(files)
  .map(([path, file]) => toPost(path.split('/').at(-1)!.replace(/\.md$/, ''), file))
  .toSorted((a, b) => b.date.localeCompare(a.date))

export type PostCard = Pick<Post, 'id' | 'title' | 'excerpt' | 'date' | 'category' | 'minutes'>

export const cardOf = ({ id, title, excerpt, date, category, minutes }: Post): PostCard => ({
  id,
  title,
  excerpt,
  date,
  category,
  minutes,
})

/** Two to read next: those that share the most tags, then the newest. */
export function relatedTo(post: Post): PostCard[] {
  const shared = ({ tags }: Post) => tags.filter((tag) => post.tags.includes(tag)).length
  return posts
    .filter(({ id }) => id !== post.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, 2)
    .map(cardOf)
}

function toPost(id: string, file: string): Post {
  const { head, body } = readMarkdown(file)
  const line = (name: string) => {
    const value = head[name]
    if (typeof value !== 'string') throw new Error(`The post ${id} has no ${name}`)
    return value
  }
  return {
    id,
    title: line('title'),
    excerpt: line('excerpt'),
    author: '{{name}} engineering team',
    author_role: `${brand.descriptor}, Hyderabad`,
    date: line('date'),
    category: line('category'),
    tags: Array.isArray(head['tags']) ? (head['tags'] as readonly string[]) : [],
    minutes: Math.ceil(body.split(/\s+/).length / wordsAMinute),
    html: htmlOf(body),
  }
}
