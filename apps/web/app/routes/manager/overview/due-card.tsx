import type { DueItem } from '@trusswell/domain/overviews.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayInIndia, dueWords, todayInIndia } from '../../../lib/dates.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'

type DueCardProps = { title: string; items: DueItem[] | undefined; late?: boolean; children?: ReactNode }

const kinds: Record<DueItem['kind'], string> = {
  milestone: 'Milestone',
  task: 'Task',
  payment: 'Payment',
  acceptance: 'Completed milestone',
  risk_review: 'Risk to review',
}

const pathOf = ({ kind, id, project_id }: DueItem) =>
  `/dashboard/projects/${project_id}?${kind === 'risk_review' ? `tab=details&open=risk-${id}` : `tab=timeline&item=${id}`}`

/** Milestones, tasks and risk reviews by day, with an empty state. */
export function DueCard({ title, items, late = false, children }: DueCardProps) {
  return (
    <Card title={title} count={items && items.length > 0 ? items.length : undefined} flush>
      {items === undefined && <Skeleton rows={3} label={`Loading: ${title}`} />}
      {items?.length === 0 && <p className="manager-none">{children}</p>}
      {items && items.length > 0 && (
        <ul className="manager-due">
          {items.map((item) => (
            <li key={item.id}>
              <div>
                <Link to={pathOf(item)}>{item.title}</Link>
                <p>
                  <Tag>{kinds[item.kind]}</Tag> {item.project_title}
                </p>
              </div>
              <p className="figures manager-due-day" data-late={late}>
                <time dateTime={item.due_date}>{dayInIndia(item.due_date)}</time>
                {/* A completed milestone isn't late any more. */}
                {item.kind !== 'acceptance' && <small>{dueWords(item.due_date, todayInIndia())}</small>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
