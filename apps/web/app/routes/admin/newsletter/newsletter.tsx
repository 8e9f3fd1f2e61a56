import { useQuery } from '@tanstack/react-query'
import type { NewsletterIssue } from '@trusswell/domain/newsletter-issues.ts'
import { formatNumber } from '@trusswell/domain/numbers.ts'
import { ArchiveRestore, Plus, Trash2 } from 'lucide-react'
import { ContactTabs } from '../../../features/contacts/contact-tabs.tsx'
import { privateMeta } from '../../../lib/private-page.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { DeletedFilter } from '../../../ui/lists/deleted-filter.tsx'
import { ListBody } from '../../../ui/lists/list-body.tsx'
import { ListToolbar } from '../../../ui/lists/list-toolbar.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { useList } from '../../../ui/lists/use-list.ts'
import { useRemoval } from '../../../ui/lists/use-removal.ts'
import { Moment } from '../../../ui/moment.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Table, type Column } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { IssueState } from './issue-state.tsx'
import { issueWords, subscriberCount } from './issue-words.ts'
import {
  countSubscribers,
  issueFilters,
  issueRemoval,
  listIssues,
  newsletterKey,
} from './newsletter-source.ts'

export const meta = privateMeta('Newsletter')

const states = [
  { value: 'draft', label: 'Drafts' },
  { value: 'sending', label: 'Sending' },
  { value: 'paused', label: 'Paused' },
  { value: 'sent', label: 'Sent' },
]

export default function AdminNewsletter() {
  const list = useList({ key: newsletterKey, filters: issueFilters, read: listIssues })
  const subscribers = useQuery({
    queryKey: [...newsletterKey, 'subscribers'],
    queryFn: ({ signal }) => countSubscribers(signal),
  })
  const { region, ask, asked, confirmation, restore } = useRemoval<NewsletterIssue>(newsletterKey, {
    ...issueRemoval,
    messages: issueWords,
  })
  const write = (tone?: 'secondary') => (
    <ButtonLink tone={tone} to="/admin/newsletter/new" icon={<Plus aria-hidden="true" />}>
      Write an issue
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title="Newsletter"
        note={
          subscribers.data
            ? subscriberCount(subscribers.data.subscribers)
            : 'What subscribers receive by e-mail'
        }
        actions={write()}
      />
      <ContactTabs />
      <OfflineNotice />
      <ListToolbar search="Search issues">
        <FilterChips label="Status" param="state" cursorParam="pages" options={states} />
        <DeletedFilter />
      </ListToolbar>
      <ListBody
        ref={region}
        list={list}
        label="Issues"
        noun="issues"
        order="newest first"
        skeleton={<Skeleton rows={6} label="Loading issues" />}
        empty={
          <EmptyState action={write('secondary')}>
            No issues yet. Issues you write will appear here.
          </EmptyState>
        }
      >
        {(rows) => (
          <div className="ui-card">
            <Table
              caption="Issues of the newsletter"
              columns={columns({ onDelete: ask, onRestore: restore })}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </div>
        )}
      </ListBody>
      <ConfirmDialog
        {...confirmation}
        title="Delete Draft"
        message={asked && `Are you sure you want to delete “${asked.subject}”?`}
      />
    </>
  )
}

type Acts = { onDelete: (issue: NewsletterIssue) => void; onRestore: (issue: NewsletterIssue) => void }

const count = (key: 'sent' | 'refused' | 'unsubscribed', header: string): Column<NewsletterIssue> => ({
  key,
  header,
  align: 'end',
  cell: (issue) => (
    <span className="figures">{issue.state === 'draft' ? '–' : formatNumber(issue[key])}</span>
  ),
})

const columns = ({ onDelete, onRestore }: Acts): Column<NewsletterIssue>[] => [
  {
    key: 'subject',
    header: 'Subject',
    onCard: 'title',
    cell: ({ id, subject, deleted_at }) =>
      deleted_at ? subject : <TextLink to={`/admin/newsletter/${id}`}>{subject}</TextLink>,
  },
  { key: 'state', header: 'Status', cell: (issue) => <IssueState issue={issue} /> },
  count('sent', 'Sent'),
  count('refused', 'Refused'),
  count('unsubscribed', 'Unsubscribed'),
  {
    key: 'date',
    header: 'Date',
    cell: ({ published_at, updated_at }) => <Moment at={published_at ?? updated_at} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    onCard: 'aside',
    cell: (issue) =>
      issue.deleted_at ? (
        <Button
          tone="secondary"
          size="small"
          icon={<ArchiveRestore aria-hidden="true" />}
          onClick={() => onRestore(issue)}
        >
          Restore
        </Button>
      ) : (
        issue.state === 'draft' && (
          <Button
            tone="quiet"
            iconOnly
            aria-label={`Delete ${issue.subject}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onDelete(issue)}
          />
        )
      ),
  },
]
