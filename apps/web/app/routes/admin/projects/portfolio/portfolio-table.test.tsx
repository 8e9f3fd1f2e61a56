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
