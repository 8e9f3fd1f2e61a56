import type { ReactNode } from 'react'
import './stat-tiles.css'

export type StatTile = { term: string; figure: ReactNode; note?: ReactNode }

export function StatTiles({ tiles }: { tiles: StatTile[] }) {
  return (
    <dl className="ui-card stat-tiles">
      {tiles.map(({ term, figure, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="stat-figure">{figure}</dd>
          {note !== undefined && <dd className="stat-note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
