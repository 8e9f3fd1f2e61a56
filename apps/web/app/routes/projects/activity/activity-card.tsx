import type { Actor } from '@trusswell/domain/actor.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { ProjectActivity } from '@trusswell/domain/project-activity.ts'
import { Link } from 'react-router'
import { ActivityList } from '../../../features/activity/activity-list.tsx'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { Card } from '../../../ui/card.tsx'
import { useRows } from '../../../ui/lists/use-rows.ts'
import { projectKey } from '../work/work-source.ts'
import { activityLink } from './activity-links.ts'
import { activityWords } from './activity-words.ts'

type ActivityCardProps = { projectId: string; actor: Actor }

const list = async (id: string, cursor: string | undefined, signal: AbortSignal) => {
  const query = { limit: 10, ...(cursor === undefined ? {} : { cursor: Number(cursor) }) }
  const page = await answerOf(
    api.GET('/api/projects/{id}/activity', { params: { path: { id }, query }, signal }),
  )
  return { ...page, data: page.data.map((line) => ({ ...line, id: String(line.seq) })) }
}

/** Who changed what, newest first. Clients get what concerns them. */
export default function ActivityCard({ projectId, actor }: ActivityCardProps) {
  const lines = useRows({
    key: [...projectKey(projectId), 'activity'],
    read: ({ cursor }, signal) => list(projectId, cursor, signal),
  })
  return (
    <Card title="Activity" flush>
      <ActivityList
        list={lines}
        empty="No activity yet. Changes to this project will appear here."
        wordsOf={(line) => <Sentence line={line} actor={actor} />}
        ownNames
      />
    </Card>
  )
}

function Sentence({ line, actor }: { line: ProjectActivity; actor: Actor }) {
  const { before, subject, after } = activityWords(line)
  const to = activityLink(line, actor)
  return (
    <span>
      <strong>{nameOf(line, actor)}</strong> {before}
      {subject !== '' && ' '}
      {to && subject !== '' ? (
        <Link to={to} preventScrollReset={to.startsWith('?tab=details')}>
          {subject}
        </Link>
      ) : (
        subject
      )}
      {after}
    </span>
  )
}

/** Clients don't see the names of staff outside the team. */
function nameOf({ actor_id, actor_name }: ProjectActivity, reader: Actor): string {
  if (actor_name !== null) return actor_name
  if (actor_id === null) return 'The system'
  return can.editWork(reader) ? 'A former user' : 'Our staff'
}
