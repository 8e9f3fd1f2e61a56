import { useQueryClient } from '@tanstack/react-query'
import type { NewsletterIssue } from '@trusswell/domain/newsletter-issues.ts'
import { formatNumber } from '@trusswell/domain/numbers.ts'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { showFailure, showSuccess } from '../../../ui/outcome-toast.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { StatTiles } from '../../../ui/stat-tiles.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { momentInIndia } from '../../../lib/dates.ts'
import { IssueState } from './issue-state.tsx'
import { issueWords } from './issue-words.ts'
import { MailPreview } from './mail-preview.tsx'
import { issueKey, newsletterKey, pauseIssue, resumeIssue } from './newsletter-source.ts'

/** An issue once sending has begun. */
export function SentIssue({ issue }: { issue: NewsletterIssue }) {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const { state, recipients, sent, refused, unsubscribed } = issue
  const settled = sent + refused + unsubscribed

  async function act(work: (of: NewsletterIssue) => Promise<NewsletterIssue>, done: string, failed: string) {
    setPending(true)
    try {
      queries.setQueryData(issueKey(issue.id), await work(issue))
      void queries.invalidateQueries({ queryKey: [...newsletterKey, 'list'] })
      showSuccess(done)
    } catch (error) {
      void queries.invalidateQueries({ queryKey: issueKey(issue.id) })
      showFailure(error, failed)
    } finally {
      setPending(false)
    }
  }

  const actions =
    state === 'sending' ? (
      <Button
        tone="secondary"
        icon={<Pause aria-hidden="true" />}
        pending={pending}
        onClick={() => void act(pauseIssue, issueWords.paused, issueWords.pauseFailed)}
      >
        Pause sending
      </Button>
    ) : (
      state === 'paused' && (
        <Button
          icon={<Play aria-hidden="true" />}
          pending={pending}
          onClick={() => void act(resumeIssue, issueWords.resumed, issueWords.resumeFailed)}
        >
          Resume sending
        </Button>
      )
    )
  return (
    <>
      <PageHeader
        back={{ to: '/admin/newsletter', label: 'Newsletter' }}
        title={issue.subject}
        note={
          <span className="issue-line">
            <IssueState issue={issue} />
            {issue.published_at && (
              <span>
                Sending began <Moment at={issue.published_at} />
              </span>
            )}
            {issue.slug && <TextLink to={`/newsletter/${issue.slug}`}>Public page</TextLink>}
          </span>
        }
        actions={actions}
      />
      <OfflineNotice />
      <div className="issue-parts">
        {issue.stalled_at && state === 'sending' && (
          <ErrorPanel
            message={`The mail server hasn’t accepted any e-mails since ${momentInIndia(issue.stalled_at)}. We’ll keep trying.`}
          />
        )}
        {issue.paused_by_refusals && (
          <ErrorPanel message="Paused automatically, because the mail server refused ten e-mails in a row. Check the mail server in Settings, then resume. We’ll then try these e-mails again." />
        )}
        <StatTiles
          tiles={[
            { term: 'Recipients', figure: formatNumber(recipients) },
            { term: 'Sent', figure: formatNumber(sent) },
            { term: 'Refused', figure: formatNumber(refused), note: 'By the mail server' },
            { term: 'Unsubscribed', figure: formatNumber(unsubscribed), note: 'Before their e-mail was due' },
          ]}
        />
        {state !== 'sent' && (
          <Card>
            <ProgressBar
              label="Progress"
              value={recipients === 0 ? 100 : (100 * settled) / recipients}
              valueText={`${formatNumber(settled)} of ${formatNumber(recipients)}`}
            />
          </Card>
        )}
        <MailPreview subject={issue.subject} body={issue.body} />
      </div>
    </>
  )
}
