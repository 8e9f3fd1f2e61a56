import type { UserRow } from '@trusswell/domain/account.ts'
import { ActivityList } from '../../../../features/activity/activity-list.tsx'
import { Card } from '../../../../ui/card.tsx'
import { useRows } from '../../../../ui/lists/use-rows.ts'
import { isByThemselves, userActivityWords } from './user-activity-words.ts'
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
        wordsOf={userActivityWords}
        nameOf={(entry) => (isByThemselves(entry) ? name : entry.actor_name)}
      />
    </Card>
  )
}
