import { GitCompareArrows } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Difference } from '../lib/forms/use-row-form.ts'
import { Button } from './button.tsx'
import './two-versions.css'

type TwoVersionsProps = {
  /** One sentence about who saved first. */
  title: ReactNode
  note?: ReactNode
  differences: Difference[]
  mineLabel: string
  theirsLabel: string
  onMine: () => void
  onTheirs: () => void
}

/** Both versions side by side, so that nothing is silently overwritten. */
export function TwoVersions(props: TwoVersionsProps) {
  const { title, note, differences, mineLabel, theirsLabel, onMine, onTheirs } = props
  return (
    <section className="two-versions" role="alert">
      <p>
        <GitCompareArrows aria-hidden="true" />
        <span>
          <strong>{title}</strong> {note}
        </span>
      </p>
      {differences.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Field</span>
              </th>
              <th scope="col">{mineLabel}</th>
              <th scope="col">{theirsLabel}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine || 'empty'}</td>
                <td>{theirs || 'empty'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="two-versions-choice">
        <Button tone="secondary" size="small" onClick={onTheirs}>
          Use theirs
        </Button>
        <Button size="small" onClick={onMine}>
          Keep mine
        </Button>
      </div>
    </section>
  )
}
