import { drawingByPost } from '../../../illustrations/scenes/by-post.ts'
import { longDay } from '../../../lib/dates.ts'
import { SceneCell } from '../parts/scene-cell.tsx'
import type { PostCard } from './posts.server.ts'

export function PostCell({ post, level = 3 }: { post: PostCard; level?: 2 | 3 }) {
  const { id, title, excerpt, date, category, minutes, photo } = post
  return (
    <SceneCell
      drawing={drawingByPost[id]}
      photo={photo}
      eyebrow={category}
      title={title}
      to={`/blog/${id}`}
      link="Read article"
      level={level}
    >
      <p>{excerpt}</p>
      <p className="figures">
        <time dateTime={date}>{longDay(date)}</time>, {minutes} min
      </p>
    </SceneCell>
  )
}
