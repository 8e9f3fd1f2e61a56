import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Overview } from './overview-source.ts'

export function UnansweredCard({ questions }: { questions: Overview['unanswered'] | undefined }) {
  return (
    <Card title="Unanswered" count={questions && questions.length > 0 ? questions.length : undefined} flush>
      {questions === undefined && <Skeleton rows={2} label="Loading: Unanswered" />}
      {questions?.length === 0 && (
        <p className="manager-none">Nobody waits for an answer. Clients’ questions appear here.</p>
      )}
      {questions && questions.length > 0 && (
        <ul className="manager-due">
          {questions.map(({ project_id, project_title, since }) => (
            <li key={project_id}>
              <div>
                <Link to={`/dashboard/projects/${project_id}?tab=chat`}>{project_title}</Link>
              </div>
              <p>
                since <Moment at={since} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
