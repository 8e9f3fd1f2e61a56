import { applicationStatuses } from '@trusswell/domain/application-values.ts'
import type { Application, ApplicationStatus } from '@trusswell/domain/applications.ts'
import type { Ref } from 'react'
import { BoardColumn } from './board-column.tsx'
import type { BoardSource } from './use-board-column.ts'
import './applications.css'
import './board.css'

type Props = {
  region: Ref<HTMLElement>
  source: BoardSource
  onOpen: (application: Pick<Application, 'id'>, next?: ApplicationStatus) => void
}

// Wider than a phone, so it scrolls and must be reachable by keyboard.
const scrolls = { role: 'group', 'aria-label': 'Board', tabIndex: 0 }

export function ApplicationBoard({ region, source, onOpen }: Props) {
  return (
    <section ref={region} className="board" {...scrolls}>
      {applicationStatuses.map((status) => (
        <BoardColumn key={status} status={status} source={source} onOpen={onOpen} />
      ))}
    </section>
  )
}
