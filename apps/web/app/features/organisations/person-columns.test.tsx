// @vitest-environment jsdom
import type { OrganisationPerson } from '@trusswell/domain/organisations.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { personColumns } from './person-columns.tsx'

afterEach(cleanup)

const person = { id: '7', name: 'Leela Kamath', email: 'leela@example.in' } as OrganisationPerson

function show(options: { pathOf?: (id: string) => string }) {
  const cell = personColumns({ ownId: undefined, ...options }).find(({ key }) => key === 'person')?.cell
  render(<MemoryRouter>{cell?.(person)}</MemoryRouter>)
}

test('a person links to their page for those who may open it', () => {
  show({ pathOf: (id) => `/admin/users/${id}` })
  expect(screen.getByRole('link', { name: 'Leela Kamath' }).getAttribute('href')).toBe('/admin/users/7')
})

test('a person is named without a link for others', () => {
  show({})
  expect(screen.getByText('Leela Kamath')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
