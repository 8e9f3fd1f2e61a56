import { GitCompareArrows } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import './parts.css'

export type Difference = { label: string; mine: string; theirs: string }

type TwoVersionsProps = {
  /** Who was faster, in one sentence. */
  title: ReactNode
  differences: Difference[]
  mineLabel: string
  theirsLabel: string
  onMine: () => void
  onTheirs: () => void
}

/** Nothing is overwritten silently: both versions stand side by side until the person has chosen. */
export function TwoVersions(props: TwoVersionsProps) {
  const { title, differences, mineLabel, theirsLabel, onMine, onTheirs } = props
  return (
    <section className="two-versions" role="alert">
      <p>
        <GitCompareArrows aria-hidden="true" />
        <strong>{title}</strong>
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
