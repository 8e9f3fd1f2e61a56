// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { projectSorts } from '@trusswell/domain/project-list-values.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { ListToolbar } from '../../ui/lists/list-toolbar.tsx'
import { ProjectSortChoice } from './project-sort-choice.tsx'

afterEach(cleanup)

function optionsAt(url: string) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <ListToolbar search="Search projects">
            <p>Filters</p>
          </ListToolbar>
          <ProjectSortChoice />
        </>
      ),
    },
  ])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Stub initialEntries={[url]} />
    </QueryClientProvider>,
  )
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
  return [...choice.options].map(({ value, label }) => [value, label])
}

test('cards can be sorted by everything that the API sorts by, newest first unless another order is chosen', () => {
  const options = optionsAt('/')
  expect(options[0]).toEqual(['', 'Newest first'])
  expect(new Set(options.slice(1).map(([value]) => value))).toEqual(
    new Set(projectSorts.filter((sort) => sort !== '-created')),
  )
})

test('projects filtered by their due date are sorted by it without a choice', () => {
  expect(optionsAt('/?due=overdue')[0]).toEqual(['', 'Due, ascending'])
})
