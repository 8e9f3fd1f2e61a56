import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { IssueEditor } from './issue-editor.tsx'
import { issueKey, readIssue } from './newsletter-source.ts'
import { SentIssue } from './sent-issue.tsx'
import './newsletter.css'

export const meta = privateMeta('Newsletter Issue')

const back = { to: '/admin/newsletter', label: 'Newsletter' }

/** `/admin/newsletter/new` creates an issue, `/admin/newsletter/{id}` shows one. */
export default function AdminNewsletterIssue() {
  const { id = '' } = useParams()
  return id === 'new' ? <IssueEditor key="new" issue={null} /> : <StoredIssue key={id} id={id} />
}

function StoredIssue({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: issueKey(id),
    queryFn: ({ signal }) => readIssue(id, signal),
    // Refreshes the counts of an issue that is being sent.
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? 2_000 : false),
  })
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (missing || data?.deleted_at)
    return <PageHeader back={back} title="We couldn’t find this issue" note="It may have been deleted." />
  // Typed text stays when a later read fails.
  if (data) return data.state === 'draft' ? <IssueEditor issue={data} /> : <SentIssue issue={data} />
  return (
    <>
      <PageHeader back={back} title="Newsletter issue" />
      <OfflineNotice />
      {error && (
        <ErrorPanel
          message={messageOf(error, 'Failed to load the issue')}
          requestId={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {isPending && !error && (
        <Card>
          <Skeleton lines={8} label="Loading the issue" />
        </Card>
      )}
    </>
  )
}
