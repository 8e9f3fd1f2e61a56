import type { Post } from '../../../content/shapes.ts'
import { LogoMark } from '../../../illustrations/logo.tsx'
import { Tag } from '../../../ui/tag.tsx'

export function PostAuthor({ post }: { post: Post }) {
  return (
    <footer className="post-foot">
      <ul aria-label="Tags">
        {post.tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
      <div className="post-author">
        <span className="post-plate">
          <LogoMark width={40} label={post.author} />
        </span>
        <p>
          <b>{post.author}</b>
          {post.author_role}
        </p>
      </div>
    </footer>
  )
}
