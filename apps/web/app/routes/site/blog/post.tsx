import { brand } from '@trusswell/domain/brand.ts'
import { data } from 'react-router'
import { Section } from '../../../features/shell/section.tsx'
import { missingMeta, pageMeta } from '../../../lib/page-meta.ts'
import { socialPicture } from '../../../lib/social-picture.ts'
import { breadcrumbs, postData } from '../../../lib/structured-data.ts'
import { MissingPage } from '../parts/missing-page.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { Route } from './+types/post.ts'
import { PostAuthor } from './post-author.tsx'
import { PostCell } from './post-cell.tsx'
import { PostHead } from './post-head.tsx'
import { posts, relatedTo } from './posts.server.ts'
import './blog.css'
import './prose.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return missingMeta('Blog Post Not Found')
  const { id, title, excerpt, date, author, tags } = loaderData.post
  const path = `/blog/${id}`
  return pageMeta(matches, {
    title,
    description: excerpt,
    path,
    suffix: `${brand.name} Blog`,
    type: 'article',
    data: [
      postData({
        name: title,
        description: excerpt,
        path,
        date,
        author,
        tags,
        picture: socialPicture(path),
      }),
      breadcrumbs([
        ['Blog', '/blogs'],
        [title, path],
      ]),
    ],
  })
}

export function loader({ params }: Route.LoaderArgs) {
  const post = posts.find(({ id }) => id === params.postId)
  return post ? { post, related: relatedTo(post) } : data(null, { status: 404 })
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPage title="Blog Post Not Found" to="/blogs" link="Return to Blog" />
  const { post, related } = loaderData
  return (
    <>
      <article>
        <PostHead post={post} />
        <div className="wrap post-body">
          {/* Our own Markdown, rendered by the server. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
          <PostAuthor post={post} />
        </div>
      </article>
      <Section className="sheet-section band" aria-labelledby="related-title">
        <div className="wrap">
          <SectionHead id="related-title" eyebrow="Read next" title="Related Articles" />
          <ul className="cells cells-two">
            {related.map((each) => (
              <PostCell key={each.id} post={each} />
            ))}
          </ul>
        </div>
      </Section>
    </>
  )
}
