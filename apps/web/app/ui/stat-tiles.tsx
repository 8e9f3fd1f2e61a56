import type { ReactNode } from 'react'
import './stat-tiles.css'

export type StatTile = { term: string; figure: ReactNode; note?: ReactNode }

/** As many characters as fit a tile of a phone in the usual size. */
const usual = 11
const isLong = (figure: ReactNode) => typeof figure === 'string' && figure.length > usual

export function StatTiles({ tiles }: { tiles: StatTile[] }) {
  return (
    <dl className="ui-card stat-tiles">
      {tiles.map(({ term, figure, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={isLong(figure) ? 'stat-figure stat-figure-long' : 'stat-figure'}>{figure}</dd>
          {note !== undefined && <dd className="stat-note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
