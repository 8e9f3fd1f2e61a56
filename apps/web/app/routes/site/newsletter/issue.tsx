import { markdownBlocks, plainLead } from '@trusswell/domain/markdown-blocks.ts'
import { data } from 'react-router'
import { MarkedText } from '../../../features/jobs/marked-text.tsx'
import { NewsletterForm } from '../../../features/shell/newsletter-form.tsx'
import { dayInIndia } from '../../../lib/dates.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { hiddenMeta, pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { MissingPage } from '../parts/missing-page.tsx'
import type { Route } from './+types/issue.ts'
import { readIssue } from './issues.server.ts'
import '../blog/prose.css'
import './issues.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return hiddenMeta(matches, 'Issue not found')
  const { slug, subject, lead } = loaderData
  const path = `/newsletter/${slug}`
  return pageMeta(matches, {
    title: subject,
    description: lead,
    path,
    suffix: '{{name}} Newsletter',
    type: 'article',
    data: [
      breadcrumbs([
        ['Newsletter', '/newsletter'],
        [subject, path],
      ]),
    ],
  })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const issue = await readIssue(context.get(visitorContext), params.slug)
  if (!issue) return data(null, { status: 404 })
  const { body, ...line } = issue
  return {
    ...line,
    lead: plainLead(body).slice(0, 200) || issue.subject,
    blocks: markdownBlocks(body),
  }
}

export default function NewsletterIssue({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPage title="Issue not found" to="/newsletter" link="All issues" />
  const { subject, published_at, blocks } = loaderData
  return (
    <div className="wrap screen">
      <TextLink to="/newsletter" arrow="back">
        All issues
      </TextLink>
      <article className="letter-issue">
        <p className="eyebrow eyebrow-rule">
          Newsletter, <time dateTime={published_at}>{dayInIndia(published_at)}</time>
        </p>
        <h1>{subject}</h1>
        <div className="prose letter-text">
          <MarkedText className="letter-marked" blocks={blocks} level={2} />
        </div>
      </article>
      <section className="letter-subscribe on-screen" aria-labelledby="subscribe-title">
        <h2 id="subscribe-title">Get the next issue by e-mail</h2>
        <NewsletterForm source="blog" />
      </section>
    </div>
  )
}
