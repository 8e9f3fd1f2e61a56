// @vitest-environment jsdom
import type { Task, TaskStatus } from '@trusswell/domain/tasks.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTaskMoves } from './use-task-moves.ts'

afterEach(cleanup)

const task = { id: 'one', title: 'Earthing', status: 'todo', version: 1 } as Task

function Board({ status }: { status: TaskStatus }) {
  const { move } = useTaskMoves('project', () => Promise.resolve())
  return (
    <p key={status} data-task={task.id} data-status={status}>
      <button onClick={() => move(task, 'done')}>{status}</button>
    </p>
  )
}

test('the focus follows a moved card, also after an older answer showed it in its old column again', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { rerender } = render(<Board status="todo" />)
  const isFocused = (name: string) => document.activeElement === screen.getByRole('button', { name })
  screen.getByRole('button').focus()
  fireEvent.click(screen.getByRole('button'))
  rerender(<Board status="done" />)
  expect(isFocused('done')).toBe(true)
  rerender(<Board status="todo" />)
  expect(isFocused('todo')).toBe(false)
  rerender(<Board status="done" />)
  expect(isFocused('done')).toBe(true)
  // Later, a card that moves by itself doesn't take the focus.
  vi.advanceTimersByTime(6_000)
  rerender(<Board status="todo" />)
  rerender(<Board status="done" />)
  expect(isFocused('done')).toBe(false)
  vi.useRealTimers()
})

test('the focus follows without scrolling the page, and not after a click elsewhere', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  const { rerender } = render(<Board status="todo" />)
  screen.getByRole('button').focus()
  fireEvent.click(screen.getByRole('button'))
  rerender(<Board status="done" />)
  expect(focus.mock.lastCall).toEqual([{ preventScroll: true }])
  focus.mockRestore()
  fireEvent.pointerDown(document.body)
  rerender(<Board status="todo" />)
  rerender(<Board status="done" />)
  expect(document.activeElement).toBe(document.body)
})
