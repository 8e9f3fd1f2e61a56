import { useQuery } from '@tanstack/react-query'
import { counted } from '@trusswell/domain/plural.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Table, type Column } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { settingsQuery } from '../settings/settings-source.ts'
import { missingContent, type MissingItem, missingSettings } from './missing-items.ts'
import './go-live.css'

export const meta = privateMeta('Before Going Live')

const columns: Column<MissingItem>[] = [
  { key: 'what', header: 'Missing', onCard: 'title', cell: ({ what }) => what },
  { key: 'until', header: 'Until then', cell: ({ until }) => until },
  {
    key: 'where',
    header: 'Where to fill it in',
    cell: ({ where, to }) => (to ? <TextLink to={to}>{where}</TextLink> : <code>{where}</code>),
  },
]

export default function GoLive() {
  const query = useQuery(settingsQuery)
  const { data, error, isPending } = query
  return (
    <>
      <PageHeader
        title="Before Going Live"
        back={{ to: '/admin/settings', label: 'System Settings' }}
        note="What the website and payments still need. The website doesn’t show placeholders."
      />
      <OfflineNotice />
      <section className="go-live" aria-labelledby="go-live-settings">
        <h2 id="go-live-settings">Settings</h2>
        {error && (
          <QueryError
            query={query}
            message={data ? 'This list may be out of date.' : 'Failed to load the settings'}
          />
        )}
        {isPending && <Skeleton rows={6} label="Loading the settings" />}
        {data && <Missing caption="Missing settings" items={missingSettings(data)} />}
      </section>
      <section className="go-live" aria-labelledby="go-live-content">
        <h2 id="go-live-content">Content</h2>
        <p>In the content files of the website. Ask your developer to change them.</p>
        <Missing caption="Missing content" items={missingContent()} />
      </section>
    </>
  )
}

function Missing({ caption, items }: { caption: string; items: MissingItem[] }) {
  return (
    <div className="ui-card">
      <Table
        caption={caption}
        columns={columns}
        rows={items}
        rowKey={({ what }) => what}
        empty={<EmptyState>Nothing is missing here.</EmptyState>}
      />
      {items.length > 0 && <LoadMore note={counted(items.length, 'missing item')} />}
    </div>
  )
}
