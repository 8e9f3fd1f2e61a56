import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import type { CountLine } from './counts.ts'

export function CountCard({ title, lines }: { title: string; lines: CountLine[] }) {
  const most = Math.max(1, ...lines.map(({ count = 0 }) => count))
  return (
    <Card title={title} flush>
      <ul className="count-lines">
        {lines.map(({ label, to, count }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
            <i aria-hidden="true" style={{ width: `${((count ?? 0) * 100) / most}%` }} />
            <span className="figures">{count?.toLocaleString('en-IN') ?? '…'}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
