import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { NewNewsletterIssue } from '@trusswell/domain/newsletter-issues.ts'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Card } from '../../../ui/card.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { previewIssue } from './newsletter-source.ts'

const sides = [
  { value: 'mail', label: 'Mail' },
  { value: 'text', label: 'Plain text' },
]

/** A debounced preview of the surrounding form. */
export function WrittenPreview() {
  const [subject, body] = useWatch<NewNewsletterIssue, ['subject', 'body']>({
    name: ['subject', 'body'],
  })
  const [written, setWritten] = useState({ subject, body })
  useEffect(() => {
    const timer = setTimeout(() => setWritten({ subject, body }), 500)
    return () => clearTimeout(timer)
  }, [subject, body])
  return <MailPreview {...written} />
}

/** Both parts of the mail, as the worker will send it. */
export function MailPreview({ subject, body }: NewNewsletterIssue) {
  const [side, setSide] = useState('mail')
  // A preview is possible before there is a subject.
  const wanted = NewNewsletterIssue.safeParse({ subject: subject.trim() || 'Subject', body })
  const query = useQuery({
    queryKey: ['newsletter-preview', wanted.data],
    queryFn: ({ signal }) => previewIssue(wanted.data!, signal),
    enabled: wanted.success,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const { data, error } = query
  return (
    <Card title="Preview">
      <div className="issue-preview">
        <RadioGroup
          label={<span className="sr-only">Preview as</span>}
          name="preview-side"
          look="segmented"
          options={sides}
          value={side}
          onChange={setSide}
        />
        {!wanted.success && <p className="issue-note">Nothing to preview yet.</p>}
        {wanted.success && error && <QueryError query={query} message="Failed to load the preview" />}
        {wanted.success && !data && !error && <Skeleton lines={8} label="Loading the preview" />}
        {wanted.success &&
          data &&
          (side === 'mail' ? (
            <iframe title="Preview of the e-mail" sandbox="" srcDoc={withoutStyles(data.html)} />
          ) : (
            <pre>{data.text}</pre>
          ))}
      </div>
    </Card>
  )
}

/** The content security policy allows style attributes only. The rest is for mail programs in dark mode. */
const withoutStyles = (html: string) => html.replaceAll(/<style[\s\S]*?<\/style>/g, '')
