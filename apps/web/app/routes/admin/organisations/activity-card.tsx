import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListBody } from '../../../ui/lists/list-body.tsx'
import { useRows } from '../../../ui/lists/use-rows.ts'
import { Moment } from '../../../ui/moment.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { activityWords } from './activity-words.ts'
import { listActivity, organisationKey } from './organisation-source.ts'

export function ActivityCard({ id }: { id: string }) {
  const list = useRows({
    key: [...organisationKey(id), 'activity'],
    read: (cursor, signal) => listActivity(id, cursor, signal),
  })
  return (
    <Card title="Activity" flush>
      <ListBody
        inCard
        list={list}
        label="Activity list"
        noun="entries"
        skeleton={<Skeleton rows={4} label="Loading activity" />}
        empty={<EmptyState>No activity yet. Changes to this organisation will appear here.</EmptyState>}
      >
        {(entries) => (
          <ol className="organisation-activity">
            {entries.map((entry) => (
              <li key={entry.id}>
                {activityWords(entry)}
                <small>
                  {entry.actor_name ?? 'System'}, <Moment at={entry.at} />
                </small>
              </li>
            ))}
          </ol>
        )}
      </ListBody>
    </Card>
  )
}
