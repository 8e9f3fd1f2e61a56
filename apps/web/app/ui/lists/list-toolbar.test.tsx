// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { ListToolbar } from './list-toolbar.tsx'

afterEach(cleanup)

test('the search says in its tooltip what it looks at', () => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ListToolbar search="Search users" searchHint="By name or e-mail" /> },
  ])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Stub />
    </QueryClientProvider>,
  )
  const field = screen.getByRole('searchbox', { name: 'Search users' })
  expect(field.getAttribute('placeholder')).toBe('Search users')
  expect(field.getAttribute('title')).toBe('By name or e-mail')
})

test('every placeholder fits beside the Filters button at 390 px', () => {
  const app = join(import.meta.dirname, '../..')
  const labels = globSync('**/*.tsx', { cwd: app }).flatMap((file) =>
    [...readFileSync(join(app, file), 'utf8').matchAll(/<ListToolbar search="([^"]+)"[^>/]*>/g)].map(
      ([, label = '']) => label,
    ),
  )
  expect(labels).toContain('Search applications')
  // The field shows 20 to 22 characters, depending on their width.
  expect(labels.filter((label) => label.length > 20)).toEqual([])
})
