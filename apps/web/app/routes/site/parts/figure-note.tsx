import { formatDay } from '@trusswell/domain/days.ts'
import type { ShownFigure } from '../../../content/figures.ts'

type FigureNoteProps = { figure: ShownFigure; as?: 'dd' | 'p' }

/** A note under a figure: what is counted, and on which day. */
export function FigureNote({ figure, as: Note = 'dd' }: FigureNoteProps) {
  const { definition, as_of: asOf, draft } = figure
  if (!definition && !asOf) return null
  return (
    <Note className="figure-note">
      {definition}
      {asOf && (
        <span>
          As of <time dateTime={asOf}>{formatDay(asOf)}</time>
          {draft && ', to be confirmed'}
        </span>
      )}
    </Note>
  )
}
