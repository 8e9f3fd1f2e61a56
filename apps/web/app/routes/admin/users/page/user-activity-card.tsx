import type { UserRow } from '@trusswell/domain/account.ts'
import type { UserActivity } from '@trusswell/domain/user-page.ts'
import { Link } from 'react-router'
import { ActivityList } from '../../../../features/activity/activity-list.tsx'
import { Card } from '../../../../ui/card.tsx'
import { useRows } from '../../../../ui/lists/use-rows.ts'
import { isByThemselves, userActivityLink, userActivityWords } from './user-activity-words.ts'
import { listUserActivity } from './user-page-source.ts'

export function UserActivityCard({ user: { id, name } }: { user: UserRow }) {
  const list = useRows({
    key: ['users', 'activity', id],
    read: (cursor, signal) => listUserActivity(id, cursor, signal),
  })
  return (
    <Card title="Activity" flush>
      <ActivityList
        list={list}
        empty="No activity yet. What they do, and changes to their account, will appear here."
        wordsOf={(entry) => <Words entry={entry} />}
        nameOf={(entry) => (isByThemselves(entry) ? name : entry.actor_name)}
      />
    </Card>
  )
}

function Words({ entry }: { entry: UserActivity }) {
  const to = userActivityLink(entry)
  const words = userActivityWords(entry)
  return <span>{to ? <Link to={to}>{words}</Link> : words}</span>
}
