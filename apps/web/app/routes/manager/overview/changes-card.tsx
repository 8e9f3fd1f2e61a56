import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import type { Overview } from './overview-source.ts'

/** Clients' change requests without a price. */
export const ChangesCard = ({ changes }: { changes: Overview['changes_to_price'] }) => (
  <Card
    title="Change requests to price"
    count={changes.length}
    flush
    actions={
      <ButtonLink
        tone="quiet"
        size="small"
        to="/manager/projects?changes=to_price"
        aria-label="View All projects with change requests to price"
      >
        View All
      </ButtonLink>
    }
  >
    <ul className="manager-due">
      {changes.map(({ id, title, project_id, project_title, created_at }) => (
        <li key={id}>
          <div>
            <Link to={`/dashboard/projects/${project_id}?item=${id}`}>{title}</Link>
            <p>
              {project_title}, since <Moment at={created_at} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  </Card>
)
