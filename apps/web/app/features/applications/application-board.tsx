import { applicationStatuses } from '@trusswell/domain/application-values.ts'
import type { Application, ApplicationStatus } from '@trusswell/domain/applications.ts'
import { BoardColumn } from './board-column.tsx'
import type { BoardSource } from './use-board-column.ts'
import './applications.css'
import './board.css'

type Props = {
  source: BoardSource
  onOpen: (application: Pick<Application, 'id'>, next?: ApplicationStatus) => void
}

// Wider than a phone, so it scrolls and must be reachable by keyboard.
const scrolls = { role: 'group', 'aria-label': 'Board', tabIndex: 0 }

export function ApplicationBoard({ source, onOpen }: Props) {
  return (
    <div className="board" {...scrolls}>
      {applicationStatuses.map((status) => (
        <BoardColumn key={status} status={status} source={source} onOpen={onOpen} />
      ))}
    </div>
  )
}
