import { Link } from 'react-router'
import { messagePath } from '../../../features/chat/use-linked-message.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Overview } from './overview-source.ts'

export function UnansweredCard({ questions }: { questions: Overview['unanswered'] | undefined }) {
  return (
    <Card
      title="Unanswered"
      count={questions && questions.length > 0 ? questions.length : undefined}
      flush
      actions={
        questions &&
        questions.length > 0 && (
          <ButtonLink
            tone="quiet"
            size="small"
            to="/manager/projects?messages=unanswered"
            aria-label="View All projects with unanswered messages"
          >
            View All
          </ButtonLink>
        )
      }
    >
      {questions === undefined && <Skeleton rows={2} label="Loading: Unanswered" />}
      {questions?.length === 0 && <p className="manager-none">No unanswered messages.</p>}
      {questions && questions.length > 0 && (
        <ul className="manager-due">
          {questions.map(({ project_id, project_title, message_id, sender_name, since, overdue }) => (
            <li key={project_id}>
              <div>
                <Link to={messagePath(project_id, message_id)}>{project_title}</Link>
                <p>
                  {sender_name}, since <Moment at={since} />
                </p>
              </div>
              {overdue && <Badge tone="danger">Overdue</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
