import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/card.tsx'

type PlannedAreaProps = { title: ReactNode; note?: ReactNode; figure: ReactNode; children: ReactNode }

/** An area whose content is still to come says in one sentence what it will be for. */
export function PlannedArea({ title, note, figure, children }: PlannedAreaProps) {
  return (
    <>
      <PageHeader title={title} note={note} />
      <Card>
        <EmptyState figure={<div className="planned-figure">{figure}</div>}>{children}</EmptyState>
      </Card>
    </>
  )
}
