import { formatDay } from '@trusswell/domain/days.ts'
import type { ShownFigure } from '../../../content/figures.ts'

/** A note under a figure: what is counted, and on which day. */
export function FigureNote({ figure }: { figure: ShownFigure }) {
  const { definition, as_of: asOf, draft } = figure
  if (!definition && !asOf) return null
  return (
    <dd className="figure-note">
      {definition}
      {asOf && (
        <span>
          As of <time dateTime={asOf}>{formatDay(asOf)}</time>
          {draft && ', to be confirmed'}
        </span>
      )}
    </dd>
  )
}
