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

const columnsOf = (where: string): Column<MissingItem>[] => [
  { key: 'what', header: 'Missing', onCard: 'title', cell: ({ what }) => what },
  { key: 'until', header: 'Until then', cell: ({ until }) => until },
  {
    key: 'where',
    header: where,
    cell: (item) => (item.to ? <TextLink to={item.to}>{item.where}</TextLink> : item.where),
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
        {data && (
          <Missing
            caption="Missing settings"
            where="Where to fill it in"
            noun="setting"
            items={missingSettings(data)}
          />
        )}
      </section>
      <section className="go-live" aria-labelledby="go-live-content">
        <h2 id="go-live-content">Content</h2>
        <p>Texts and pictures for the website. Send them to your developer, who will add them.</p>
        <Missing caption="Missing content" where="Part of the website" noun="item" items={missingContent()} />
      </section>
    </>
  )
}

type MissingProps = {
  caption: string
  where: string
  noun: string
  items: MissingItem[]
}

function Missing({ caption, where, noun, items }: MissingProps) {
  return (
    <div className="ui-card">
      <Table
        caption={caption}
        columns={columnsOf(where)}
        rows={items}
        rowKey={({ what }) => what}
        empty={<EmptyState>Nothing is missing here.</EmptyState>}
      />
      {items.length > 0 && <LoadMore note={`${counted(items.length, noun)} missing`} />}
    </div>
  )
}
