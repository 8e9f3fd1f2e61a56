import type { NewsletterIssue } from '@trusswell/domain/newsletter-issues.ts'
import { Badge } from '../../../ui/badge.tsx'

export function IssueState({ issue }: { issue: NewsletterIssue }) {
  switch (issue.state) {
    case 'draft':
      return <Badge>Draft</Badge>
    case 'sending':
      return (
        <Badge tone={issue.stalled_at ? 'warn' : 'info'}>{issue.stalled_at ? 'Waiting' : 'Sending'}</Badge>
      )
    case 'paused':
      return (
        <Badge tone="warn" glyph="pause">
          Paused
        </Badge>
      )
    case 'sent':
      return <Badge tone="ok">Sent</Badge>
  }
}
