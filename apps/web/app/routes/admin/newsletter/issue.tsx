import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isMissing, messageOf } from '../../../lib/api/api-error.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { Card } from '../../../ui/card.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
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
  const query = useQuery({
    queryKey: issueKey(id),
    queryFn: ({ signal }) => readIssue(id, signal),
    // Refreshes the counts of an issue that is being sent.
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? 2_000 : false),
  })
  const { data, error, isPending } = query
  const missing = isMissing(error)
  if (missing || data?.deleted_at)
    return <PageHeader back={back} title="We couldn’t find this issue" note="It may have been deleted." />
  // Typed text stays when a later read fails.
  if (data) return data.state === 'draft' ? <IssueEditor issue={data} /> : <SentIssue issue={data} />
  return (
    <>
      <PageHeader back={back} title="Newsletter issue" />
      <OfflineNotice />
      {error && <QueryError query={query} message={messageOf(error, 'Failed to load the issue')} />}
      {isPending && !error && (
        <Card>
          <Skeleton lines={8} label="Loading the issue" />
        </Card>
      )}
    </>
  )
}
