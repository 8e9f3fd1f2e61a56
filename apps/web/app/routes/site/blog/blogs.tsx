import { NewsletterForm } from '../../../features/shell/newsletter-form.tsx'
import { siteOf } from '../../../lib/document/site-data.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import type { Route } from './+types/blogs.ts'
import { PostCell } from './post-cell.tsx'
import { cardOf, posts } from './posts.server.ts'
import './blog.css'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Blog',
    description:
      'Articles by the engineers of {{name}}: automation, maintenance, electrical systems and facility management, with figures and worked examples.',
    path: '/blogs',
    data: [breadcrumbs([['Blog', '/blogs']])],
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${siteOf(matches).company.name} Blog`,
    href: '/rss.xml',
  },
]

export const loader = () => ({ posts: posts.map(cardOf) })

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head page-head-plain">
        <div className="wrap">
          <p className="eyebrow eyebrow-rule">Site notes</p>
          <h1>Blog</h1>
          <p className="lead">
            What to measure, what it costs and what is worth doing. Written by engineers, with the sums shown.
          </p>
        </div>
      </section>
      <ul className="wrap cells cells-two post-list" aria-label="Articles">
        {loaderData.posts.map((post) => (
          <PostCell key={post.id} post={post} level={2} />
        ))}
      </ul>
      <section className="band blog-letter on-screen" aria-labelledby="letter-title">
        <div className="wrap">
          <div>
            <h2 id="letter-title">One note a month</h2>
            <p>A site, a drawing, what we learned. It also lists new articles.</p>
          </div>
          <NewsletterForm source="blog" />
        </div>
      </section>
    </>
  )
}
