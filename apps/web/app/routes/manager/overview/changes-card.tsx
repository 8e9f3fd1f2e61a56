import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import type { Overview } from './overview-source.ts'

/** What clients ask for and nobody has priced yet. */
export const ChangesCard = ({ changes }: { changes: Overview['changes_to_price'] }) => (
  <Card title="Change requests to price" count={changes.length} flush>
    <ul className="manager-due">
      {changes.map(({ id, title, project_id, project_title, created_at }) => (
        <li key={id}>
          <div>
            <Link to={`/dashboard/projects/${project_id}`}>{title}</Link>
            <p>
              {project_title}, since <Moment at={created_at} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  </Card>
)
