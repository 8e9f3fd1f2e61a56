// @vitest-environment jsdom
import type { Project } from '@trusswell/domain/projects.ts'
import type { Task } from '@trusswell/domain/tasks.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { projectKey } from '../work/work-source.ts'
import { TasksCard } from './tasks-card.tsx'

afterEach(cleanup)

const project = { id: 'p', team: [], progress: 0, time_elapsed: 10 } as unknown as Project
const task = (id: string) => ({ id, title: id, status: 'todo', due_date: null, weight: 1 }) as Task

function noteOf(view: 'list' | 'board', { more = false, search = '' } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData([...projectKey('p'), 'tasks', 'list'], {
    pages: [{ data: [task('Earthing'), task('Ducts')], next_cursor: more ? 'next' : null }],
    pageParams: [''],
  })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/${search}`]}>
        <TasksCard
          project={project}
          actor={{ kind: 'user', id: 'm', role: 'manager' }}
          milestones={[]}
          board={view === 'board'}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const note = screen.queryByText(/^Showing/)?.textContent
  cleanup()
  return note
}

test('the list names its order, of the newest tasks while there are more; the board and a filtered list name none', () => {
  expect(noteOf('list')).toBe('Showing all 2 tasks, open first, then by due date')
  expect(noteOf('list', { more: true })).toBe('Showing the newest 2 tasks, open first, then by due date')
  expect(noteOf('list', { search: '?show=open' })).toBeUndefined()
  expect(noteOf('board')).toBeUndefined()
  expect(noteOf('board', { more: true })).toBe('Showing the newest 2 tasks')
})
