import type { Project } from '@trusswell/domain/projects.ts'
import { expect, test } from 'vitest'
import { projectForm, projectValues } from './edit-project-form.ts'

const short = {
  title: 'Clinic',
  description: '',
  project_type: 'other',
  status: 'planning',
  current_phase: 'planning',
  priority: 'normal',
  site_address: null,
  site_postal_code: null,
  plot_area: null,
  estimated_cost: 97_00_000,
  start_date: null,
  end_date: '2027-02-28',
} as Partial<Project> as Project

const changed = (changes: object) => projectForm(short).safeParse({ ...projectValues(short), ...changes })

test('facts missing from the short form may stay empty, and only changed ones are sent', () => {
  expect(changed({}).data).toEqual({})
  expect(changed({ site_postal_code: '500 081', estimated_cost: '98,00,000', end_date: '' }).data).toEqual({
    site_postal_code: '500081',
    estimated_cost: 98_00_000,
    end_date: null,
  })
})

test('the first phase reads as on the page, and is sent only when it changes', () => {
  expect(projectValues(short).current_phase).toBe('Planning')
  expect(changed({ current_phase: 'Foundation' }).data).toEqual({ current_phase: 'Foundation' })
})

test('an agreed value is sent as a number, and removed by clearing its field', () => {
  const agreed = { ...short, agreed_value: 1_25_000.5 }
  const send = (agreed_value: string) =>
    projectForm(agreed).safeParse({ ...projectValues(agreed), agreed_value }).data
  expect([send('1,25,000.5'), send('1,30,000'), send('')]).toEqual([
    {},
    { agreed_value: 1_30_000 },
    { agreed_value: null },
  ])
})

test.each([
  [{ plot_area: 'large' }, 'Plot area must be positive'],
  [{ estimated_cost: '' }, 'Estimated cost must be positive'],
  [{ site_postal_code: '12' }, 'Invalid PIN code'],
  [{ number_of_floors: '1.5' }, 'Number of floors must be at least 1'],
])('%o is refused', (changes, message) => {
  expect(changed(changes).error?.issues.map((issue) => issue.message)).toEqual([message])
})
