import type { AdminStats } from '@trusswell/domain/overviews.ts'

type Tile = { term: string; figure: number | undefined; note: string }

export function StatTiles({ stats }: { stats: AdminStats | undefined }) {
  return (
    <dl className="ui-card stat-tiles">
      {tilesOf(stats).map(({ term, figure, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="stat-figure">{figure?.toLocaleString('en-IN') ?? '…'}</dd>
          <dd className="stat-note">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

function tilesOf(stats: AdminStats | undefined): Tile[] {
  const { users, projects, contacts, payments } = stats ?? {}
  const note = (count: number | undefined, words: string) => (stats ? `${count ?? 0} ${words}` : 'Loading')
  return [
    { term: 'Total Users', figure: users?.total, note: note(users?.active, 'can sign in') },
    {
      term: 'Total Projects',
      figure: projects?.total,
      note: note(projects?.by_status['in_progress'], 'in progress'),
    },
    {
      term: 'Contact Forms',
      figure: contacts?.total,
      note: note(contacts?.by_status['new'], 'not yet answered'),
    },
    { term: 'Payments', figure: payments?.total, note: note(payments?.by_status['pending'], 'pending') },
  ]
}
