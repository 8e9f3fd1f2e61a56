// @vitest-environment jsdom
import type { PortfolioProject } from '@trusswell/domain/portfolio.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { PortfolioTable } from './portfolio-table.tsx'

afterEach(cleanup)

const project = (id: string, title: string, manager: PortfolioProject['manager']): PortfolioProject => ({
  id,
  title,
  organisation: { id: 'o', name: 'Deccan Mills' },
  manager,
  status: 'in_progress',
  progress: 40,
  health: 'on_track',
  health_reason: '40% done, 40% planned by now',
  starts_on: '2026-10-01',
  planned_end: '2027-03-01',
  planned_end_estimated: false,
  forecast: null,
  agreed_paise: null,
  received_paise: 0,
  due_paise: 0,
})

test.each(['manager', 'organisation'] as const)(
  'by %s, a project without a manager links to its team',
  (group) => {
    const projects = [project('1', 'Weir', null), project('2', 'Mill', { id: 'm', name: 'Suresh Reddy' })]
    render(
      <MemoryRouter>
        <PortfolioTable projects={projects} group={group} loads={[]} />
      </MemoryRouter>,
    )
    const links = screen.getAllByRole('link', { name: /^Assign manager/ })
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Assign manager to Weir', '/dashboard/projects/1?tab=details&open=team'],
    ])
  },
)

test('within each group the late and at-risk projects come first, and the groups keep their order', () => {
  const anita = { id: 'a', name: 'Anita' }
  const suresh = { id: 's', name: 'Suresh' }
  const projects: PortfolioProject[] = [
    project('1', 'On track of Anita', anita),
    { ...project('2', 'At risk of Anita', anita), health: 'at_risk' },
    { ...project('3', 'Late of Anita', anita), health: 'late' },
    project('4', 'On track of Suresh', suresh),
    { ...project('5', 'Late of Suresh', suresh), health: 'late' },
  ]
  render(
    <MemoryRouter>
      <PortfolioTable projects={projects} group="manager" loads={[]} />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link', { name: / of / }).map((link) => link.textContent)).toEqual([
    'Late of Anita',
    'At risk of Anita',
    'On track of Anita',
    'Late of Suresh',
    'On track of Suresh',
  ])
})
