import type { Sheet } from './sheet.ts'
import './ink.css'
import './figure.css'

// An ornament of the sheet: the drawing's label says what matters.
export function TitleBlock({ sheet }: { sheet: Sheet }) {
  const cells = [
    ['Drawing', sheet.title],
    ['Sheet', sheet.number],
    ['Scale', sheet.scale],
    ['Rev', sheet.rev],
  ] as const
  return (
    <dl className="ill-tb" aria-hidden="true">
      {cells.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
