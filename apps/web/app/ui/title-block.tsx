import type { ReactNode } from 'react'

type Entry = { term: string; value: ReactNode }

export function TitleBlock({ entries }: { entries: Entry[] }) {
  return (
    <dl className="ui-title-block">
      {entries.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
