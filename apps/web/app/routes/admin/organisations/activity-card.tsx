import { ActivityList } from '../../../features/activity/activity-list.tsx'
import { Card } from '../../../ui/card.tsx'
import { useRows } from '../../../ui/lists/use-rows.ts'
import { activityWords } from './activity-words.ts'
import { listActivity, organisationKey } from './organisation-source.ts'

export function ActivityCard({ id }: { id: string }) {
  const list = useRows({
    key: [...organisationKey(id), 'activity'],
    read: (cursor, signal) => listActivity(id, cursor, signal),
  })
  return (
    <Card title="Activity" flush>
      <ActivityList
        list={list}
        empty="No activity yet. Changes to this organisation will appear here."
        wordsOf={activityWords}
      />
    </Card>
  )
}
