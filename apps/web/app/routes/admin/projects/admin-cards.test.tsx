// @vitest-environment jsdom
import type { ProjectCard } from '@trusswell/domain/projects.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { AdminCards } from './admin-cards.tsx'

afterEach(cleanup)

const project: ProjectCard = {
  id: '0199f0a2-0000-7000-8000-00000000000a',
  reference: 'TW-2611-0042',
  title: 'Office block',
  description: '',
  client: { id: null, name: 'Deshpande Tech Parks' },
  organisation_id: null,
  status: 'in_progress',
  current_phase: '',
  priority: 'normal',
  progress: 37,
  health: 'late',
  health_reason: '12 days behind the plan',
  start_date: '2026-01-05',
  end_date: null,
  due_date: '2026-12-01',
  due_date_estimated: false,
  next_due_date: null,
  project_manager_id: null,
  team: [],
  version: 1,
  created_at: '2026-01-05T05:00:00.000Z',
}

const ignore = () => undefined

function show(changes: Partial<ProjectCard> = {}) {
  render(
    <MemoryRouter>
      <AdminCards
        projects={[{ ...project, ...changes }]}
        isChosen={() => false}
        onChoose={ignore}
        onEdit={ignore}
        onAssign={ignore}
        onAddMembers={ignore}
        onDelete={ignore}
      />
    </MemoryRouter>,
  )
}

test.each([
  ['late', 'Late'],
  ['at_risk', 'At risk'],
] as const)('the card of a project that is %s says so in words', (health, words) => {
  show({ health })
  expect(screen.getByText(words)).toBeTruthy()
})

test('[AP-06] each card has an edit and a delete button', () => {
  show()
  expect(screen.getByRole('button', { name: 'Edit Office block' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete Office block' })).toBeTruthy()
})
