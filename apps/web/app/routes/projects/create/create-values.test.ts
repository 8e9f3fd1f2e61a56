import { expect, test } from 'vitest'
import {
  emptyValues,
  errorsOfStep,
  firstOpenStep,
  requestOf,
  withPin,
  type ProjectValues,
} from './create-values.ts'

const filled: ProjectValues = {
  ...emptyValues,
  title: 'Physiotherapy block',
  project_type: 'commercial',
  description: 'Four treatment floors over stilt parking.',
  site_address: 'Plot 118, Road 4',
  site_postal_code: '500 090',
  site_city: 'Hyderabad',
  site_state: 'Telangana',
  plot_area: '18,600',
  built_up_area: '42,000',
  number_of_floors: '5',
  estimated_cost: '9,70,00,000.50',
  start_date: '2026-12-01',
  estimated_duration: '180',
}

test('[CP-06] [CP-07] [CP-08] each step reports missing fields with the specified messages', () => {
  expect(errorsOfStep(emptyValues, 1, false)).toEqual({
    title: 'Title is required',
    project_type: 'Project type is required',
    description: 'Description must be at least 10 characters',
  })
  expect(errorsOfStep(emptyValues, 1, true)).toMatchObject({ organisation_id: 'Client is required' })
  expect(errorsOfStep(emptyValues, 2, false)).toEqual({
    site_address: 'Site address is required',
    site_city: 'City is required',
    site_state: 'State is required',
    site_postal_code: 'Invalid PIN code',
  })
  expect(errorsOfStep(emptyValues, 3, false)).toEqual({
    plot_area: 'Plot area must be positive',
    built_up_area: 'Built-up area must be positive',
    number_of_floors: 'Number of floors must be at least 1',
    estimated_cost: 'Estimated cost must be positive',
    start_date: 'Start date is required',
    estimated_duration: 'Duration must be at least 1 day',
  })
})

test('a complete form leads to the review and sends numbers', () => {
  expect(firstOpenStep(filled, false)).toBe(4)
  expect(firstOpenStep({ ...filled, site_city: ' ' }, false)).toBe(2)
  expect(requestOf(filled, false)).toMatchObject({
    site_postal_code: '500090',
    plot_area: 18_600,
    estimated_cost: 97_000_000.5,
    number_of_floors: 5,
  })
  expect(requestOf(filled, false)).not.toHaveProperty('organisation_id')
})

test('the PIN suggests city and state, and never overwrites typed ones', () => {
  expect(withPin(emptyValues, '500')).toMatchObject({ site_city: 'Hyderabad', site_state: 'Telangana' })
  const suggested = { ...emptyValues, ...withPin(emptyValues, '500090') }
  expect(withPin(suggested, '400001')).toMatchObject({ site_city: 'Mumbai', site_state: 'Maharashtra' })
  expect(withPin({ ...suggested, site_city: 'Secunderabad' }, '400001')).not.toHaveProperty('site_city')
})
