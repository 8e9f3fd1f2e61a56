import type { Post } from '../../../content/shapes.ts'
import { drawingByPost } from '../../../illustrations/scenes/by-post.ts'
import { longDay } from '../../../lib/dates.ts'
import type { PictureData } from '../../../lib/picture.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { Plan } from '../parts/plan.tsx'
import { ShareButton } from './share-button.tsx'

type PostHeadProps = { post: Post; photo?: PictureData | undefined }

export function PostHead({ post, photo }: PostHeadProps) {
  const { id, title, excerpt, date, author, category, minutes } = post
  return (
    <header className="page-head post-head">
      <div className="wrap">
        <TextLink to="/blogs" arrow="back">
          Back to Blog
        </TextLink>
        <div className="page-head-two">
          <div>
            <p className="eyebrow">{category}</p>
            <h1>{title}</h1>
            <p className="lead">{excerpt}</p>
          </div>
          <Plan drawing={drawingByPost[id]} label={title} photo={photo} />
        </div>
        <div className="post-line">
          <dl className="fact-row post-facts">
            <div>
              <dt>Date</dt>
              <dd>
                <time dateTime={date}>{longDay(date)}</time>
              </dd>
            </div>
            <div>
              <dt>Author</dt>
              <dd>{author}</dd>
            </div>
            <div>
              <dt>Reading time</dt>
              <dd>{minutes} minutes</dd>
            </div>
          </dl>
          <ShareButton title={title} />
        </div>
      </div>
    </header>
  )
}
