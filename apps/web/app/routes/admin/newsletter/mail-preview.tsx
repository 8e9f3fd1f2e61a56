import type { NewNewsletterIssue } from '@trusswell/domain/newsletter-issues.ts'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { MarkedText } from '../../../features/jobs/marked-text.tsx'
import { useMarkdownBlocks } from '../../../features/jobs/use-markdown-blocks.ts'
import { useCompany } from '../../../lib/document/site-data.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** A preview of the surrounding form. */
export function WrittenPreview() {
  const [subject, body] = useWatch<NewNewsletterIssue, ['subject', 'body']>({
    name: ['subject', 'body'],
  })
  return <MailPreview subject={useDeferredValue(subject)} body={useDeferredValue(body)} />
}

/** The mail as mail programs show it. Its own look is in the API's `mail-frame.tsx`. */
export function MailPreview({ subject, body }: NewNewsletterIssue) {
  const company = useCompany()
  const blocks = useMarkdownBlocks(body)
  return (
    <Card title="Preview">
      {!blocks && <Skeleton lines={8} label="Loading the preview" />}
      {blocks?.length === 0 && <p className="issue-note">Nothing to preview yet.</p>}
      {blocks && blocks.length > 0 && (
        <article className="issue-mail" aria-label="Preview of the e-mail">
          <p className="issue-mail-head">{company.name}</p>
          <div className="issue-mail-text">
            <p className="issue-mail-subject">{subject.trim() || 'Subject'}</p>
            <p className="issue-mail-small">
              <span>Read in the browser</span>
            </p>
            <MarkedText blocks={blocks} level={3} />
            <p className="issue-mail-small">
              You receive this e-mail because you subscribed to the {company.name} newsletter.{' '}
              <span>Unsubscribe</span> at any time.
            </p>
          </div>
        </article>
      )}
    </Card>
  )
}
