import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@trusswell/domain/numbers.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { ContactTabs } from '../../features/contacts/contact-tabs.tsx'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { longDay } from '../../lib/dates.ts'
import { privateMeta } from '../../lib/private-page.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { OfflineNotice } from '../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table, type Column } from '../../ui/table.tsx'

export const meta = privateMeta('Searches Without a Result')

type Miss = { words: string; asked: number; last_on: string }

const columns: Column<Miss>[] = [
  { key: 'words', header: 'Searched for', onCard: 'title', cell: ({ words }) => words },
  {
    key: 'asked',
    header: 'Times',
    align: 'end',
    cell: ({ asked }) => <span className="figures">{formatNumber(asked)}</span>,
  },
  {
    key: 'last',
    header: 'Last searched',
    cell: ({ last_on }) => <time dateTime={last_on}>{longDay(last_on)}</time>,
  },
]

export default function AdminSearches() {
  const query = useQuery({
    queryKey: ['searches'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/admin/search-misses', { signal })),
  })
  const { data, error, isPending } = query
  return (
    <>
      <PageHeader
        title="Searches Without a Result"
        note="Searches by visitors that found no page, without names or addresses. If a page answers a search, ask your developer to add the words to that page; if none does, consider a new page."
      />
      <ContactTabs />
      <OfflineNotice />
      {error && (
        <QueryError
          query={query}
          message={data ? 'This list may be out of date.' : 'Failed to load the searches'}
        />
      )}
      {isPending && <Skeleton rows={6} label="Loading searches" />}
      {data && (
        <div className="ui-card">
          <Table
            caption="Searches without a result"
            columns={columns}
            rows={data.items}
            rowKey={({ words }) => words}
            empty={
              <EmptyState>
                No searches without a result in the last 12 months. They will appear here.
              </EmptyState>
            }
          />
          {data.items.length > 0 && (
            <LoadMore note={`${counted(data.items.length, 'search', 'searches')}, most frequent first`} />
          )}
        </div>
      )}
    </>
  )
}
