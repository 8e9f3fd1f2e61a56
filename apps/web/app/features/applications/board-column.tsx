import { applicationStatuses } from '@trusswell/domain/application-values.ts'
import type { Application, ApplicationStatus } from '@trusswell/domain/applications.ts'
import { totalLabel } from '@trusswell/domain/list-total.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ListError } from '../../ui/lists/list-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { statusNames } from './application-status.tsx'
import { BoardCard } from './board-card.tsx'
import { type BoardSource, useBoardColumn } from './use-board-column.ts'

const isStatus = (word: string | undefined) => applicationStatuses.some((status) => status === word)

type Props = {
  status: ApplicationStatus
  source: BoardSource
  onOpen: (application: Pick<Application, 'id'>, next?: ApplicationStatus) => void
}

export function BoardColumn({ status, source, onOpen }: Props) {
  const list = useBoardColumn(source, status)
  const { rows, total, loading, error, more, loadingMore, loadMore } = list
  const [over, setOver] = useState(false)
  return (
    <section
      className="board-column"
      aria-labelledby={`board-${status}`}
      aria-busy={loading}
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [id, from] = event.dataTransfer.getData('text/plain').split(' ')
        // Something else can be dropped too, such as a selected text.
        if (id && isStatus(from) && from !== status) onOpen({ id }, status)
      }}
    >
      <h2 id={`board-${status}`}>
        {statusNames[status]}
        <span className="figures">
          {loading ? '' : totalLabel(total ?? rows.length)}
          <span className="sr-only"> applications</span>
        </span>
      </h2>
      {error && rows.length === 0 && <ListError list={list} message="This column couldn’t be loaded." />}
      {loading && !error && <Skeleton lines={4} label={`Loading ${statusNames[status]}`} />}
      {!loading && !error && rows.length === 0 && <p className="board-empty">No applications</p>}
      <ul>
        {rows.map((application) => (
          <li key={application.id}>
            <BoardCard application={application} onOpen={(next) => onOpen(application, next)} />
          </li>
        ))}
      </ul>
      {more && (
        <Button tone="quiet" size="small" pending={loadingMore} onClick={loadMore}>
          Load more
        </Button>
      )}
    </section>
  )
}
