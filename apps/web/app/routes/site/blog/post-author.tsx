import type { Post } from '../../../content/shapes.ts'
import { LogoMark } from '../../../illustrations/logo.tsx'
import type { PictureData } from '../../../lib/picture.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Tag } from '../../../ui/tag.tsx'

type PostAuthorProps = { post: Post; photo?: PictureData | undefined }

export function PostAuthor({ post, photo }: PostAuthorProps) {
  return (
    <footer className="post-foot">
      <ul className="on-screen" aria-label="Tags">
        {post.tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
      <div className="post-author">
        <span className="post-plate">
          {photo ? (
            <Picture picture={photo} sizes="64px" width={64} height={64} />
          ) : (
            <LogoMark width={40} label={post.author} />
          )}
        </span>
        <p>
          <b>{post.author}</b>
          {post.author_role}
        </p>
      </div>
    </footer>
  )
}
