import { taskStatusLabels } from '@trusswell/domain/task-values.ts'
import type { Task, TaskStatus } from '@trusswell/domain/tasks.ts'
import { useEffect, useRef, useState } from 'react'
import type { useWorkChanges } from '../work/use-work.ts'
import { taskSource } from '../work/work-source.ts'

type Update = ReturnType<typeof useWorkChanges<Task>>['update']

const followMs = 5_000

/** Moves are queued, so that the second of two quick ones uses the version returned by the first. */
export function useTaskMoves(projectId: string, update: Update) {
  const [said, setSaid] = useState('')
  const queue = useRef(Promise.resolve())
  const versions = useRef(new Map<string, number>())
  const moved = useRef<{ id: string; status: TaskStatus; at: number } | null>(null)

  // The card is in another column now, so the keyboard focus has to follow it. More than once: a read that was answered
  // before the move was stored shows the card in its old column again for a moment.
  useEffect(() => {
    if (moved.current === null || Date.now() > moved.current.at + followMs) return
    const { id, status } = moved.current
    const card = document.querySelector(`[data-task="${id}"][data-status="${status}"]`)
    if (document.activeElement === document.body)
      card?.querySelector('button')?.focus({ preventScroll: true })
  })

  // Who clicks elsewhere meanwhile keeps the focus there.
  useEffect(() => {
    const forget = () => {
      moved.current = null
    }
    document.addEventListener('pointerdown', forget, true)
    return () => document.removeEventListener('pointerdown', forget, true)
  }, [])

  function move(task: Task, status: TaskStatus) {
    if (task.status === status) return
    moved.current = { id: task.id, status, at: Date.now() }
    setSaid(`“${task.title}” moved to ${taskStatusLabels[status]}`)
    queue.current = queue.current.then(() =>
      update(
        { ...task, status },
        async () => {
          const version = Math.max(task.version, versions.current.get(task.id) ?? 0)
          const stored = await taskSource.edit(projectId, task.id, { version, status })
          versions.current.set(task.id, stored.version)
          return stored
        },
        'Failed to move task',
      ),
    )
  }

  return { move, said }
}
