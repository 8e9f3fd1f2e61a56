import { ButtonLink } from '../../../ui/button-link.tsx'
import type { Opening } from './openings.ts'
import { SimilarPositions } from './similar-positions.tsx'

/** The position has closed, so similar ones are suggested. */
export function ClosedJob({ similar }: { similar: readonly Opening[] }) {
  return (
    <>
      <div className="wrap screen">
        <p className="eyebrow eyebrow-rule">Position closed</p>
        <h1>This position is no longer open</h1>
        <p className="lead">We no longer accept applications for it. Another position may suit you.</p>
        <div className="screen-actions">
          <ButtonLink to="/careers">Back to Careers</ButtonLink>
        </div>
      </div>
      {similar.length > 0 && <SimilarPositions jobs={similar} eyebrow="Still open" />}
    </>
  )
}
