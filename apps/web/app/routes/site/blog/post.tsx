import { data } from 'react-router'
import { Section } from '../../../features/shell/section.tsx'
import { withCompany } from '../../../lib/company-text.ts'
import { readCompany } from '../../../lib/company.server.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { pictureOf } from '../../../lib/pictures.server.ts'
import { hiddenMeta, pageMeta } from '../../../lib/page-meta.ts'
import { socialPicture } from '../../../lib/social-picture.ts'
import { breadcrumbs, postData } from '../../../lib/structured-data.ts'
import { ClosingBand } from '../parts/closing-band.tsx'
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
  if (!loaderData) return hiddenMeta(matches, 'Blog Post Not Found')
  const { id, title, excerpt, date, author, tags } = loaderData.post
  const path = `/blog/${id}`
  return pageMeta(matches, {
    title,
    description: excerpt,
    path,
    suffix: '{{name}} Blog',
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

export async function loader({ params, context }: Route.LoaderArgs) {
  const post = posts.find(({ id }) => id === params.postId)
  if (!post) return data(null, { status: 404 })
  const company = await readCompany(context.get(visitorContext))
  return {
    post: { ...post, author: withCompany(post.author, company) },
    photo: pictureOf(post.image),
    author_photo: pictureOf(post.author_image),
    related: relatedTo(post),
  }
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPage title="Blog Post Not Found" to="/blogs" link="Return to Blog" />
  const { post, photo, author_photo: authorPhoto, related } = loaderData
  return (
    <>
      <article>
        <PostHead post={post} photo={photo} />
        <div className="wrap post-body">
          {/* Our own Markdown, rendered by the server. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
          <PostAuthor post={post} photo={authorPhoto} />
        </div>
      </article>
      <Section className="sheet-section band on-screen" aria-labelledby="related-title">
        <div className="wrap">
          <SectionHead id="related-title" eyebrow="Read next" title="Related Articles" />
          <ul className="cells cells-two">
            {related.map((each) => (
              <PostCell key={each.id} post={each} />
            ))}
          </ul>
        </div>
      </Section>
      <ClosingBand
        title="Is this your building?"
        text="Send the readings or the list you have. An engineer answers with questions, not with a brochure."
      />
    </>
  )
}
