import type { Post } from '../../../content/shapes.ts'
import type { PictureData } from '../../../lib/picture.ts'
import { pictureOf } from '../../../lib/pictures.server.ts'
import { toPost } from './to-post.ts'

const files = import.meta.glob<string>('../../../content/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Newest first. Rendered once at server start. */
export const posts: readonly Post[] = Object.entries(files)
  .map(([path, file]) => toPost(path.split('/').at(-1)!.replace(/\.md$/, ''), file))
  .toSorted((a, b) => b.date.localeCompare(a.date))

export type PostCard = Pick<Post, 'id' | 'title' | 'excerpt' | 'date' | 'category' | 'minutes'> & {
  photo?: PictureData | undefined
}

export const cardOf = ({ id, title, excerpt, date, category, minutes, image }: Post): PostCard => ({
  id,
  title,
  excerpt,
  date,
  category,
  minutes,
  photo: pictureOf(image),
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
