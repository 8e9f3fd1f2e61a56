import { expect, test } from 'vitest'
import type { z } from 'zod'
import { parseTeam } from './team-values.ts'
import { MilestoneRequest } from './milestones.ts'
import { suggestPlace } from './pin-codes.ts'
import { clientPaymentStatus } from './payments.ts'
import { ProjectFields } from './projects.ts'
import { replayActivity } from './project-activity.ts'

const complete = {
  title: 'Lab block',
  project_type: 'it_building',
  description: 'Two floors of laboratories.',
  site_address: 'Plot 7, Madhapur',
  site_city: 'Hyderabad',
  site_state: 'Telangana',
  site_postal_code: '500081',
  plot_area: 0,
  built_up_area: 0,
  number_of_floors: 1,
  estimated_cost: 0,
  start_date: '2026-12-01',
  estimated_duration: 1,
}

const firstMessage = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? null

test('the complete form passes, with 0 for areas and cost', () =>
  expect(firstMessage(ProjectFields, complete)).toBeNull())

test.each([
  ['title', '', 'Title is required'],
  ['title', undefined, 'Title is required'],
  ['description', 'too short', 'Description must be at least 10 characters'],
  ['site_address', undefined, 'Site address is required'],
  ['site_city', '  ', 'City is required'],
  ['site_state', undefined, 'State is required'],
  ['site_postal_code', '012345', 'Invalid PIN code'],
  ['site_postal_code', '50008', 'Invalid PIN code'],
  ['plot_area', -1, 'Plot area must be positive'],
  ['built_up_area', -0.5, 'Built-up area must be positive'],
  ['number_of_floors', 0, 'Number of floors must be at least 1'],
  ['number_of_floors', 1.5, 'Number of floors must be at least 1'],
  ['estimated_cost', -1, 'Estimated cost must be positive'],
  ['start_date', undefined, 'Start date is required'],
  ['estimated_duration', 0, 'Duration must be at least 1 day'],
])('%s %j: %s', (field, value, message) =>
  expect(firstMessage(ProjectFields, { ...complete, [field]: value })).toBe(message),
)

const milestone = { title: 'Foundation', description: 'Footings are cast and cured.', due_date: '2026-12-20' }

test.each([
  ['title', 'ab', 'Title must be 3 to 100 characters'],
  ['title', 'a'.repeat(101), 'Title must be 3 to 100 characters'],
  ['description', 'too short', 'Description must be 10 to 500 characters'],
  ['description', 'a'.repeat(501), 'Description must be 10 to 500 characters'],
  ['due_date', '31/12/2026', 'Please enter a valid due date'],
  ['due_date', '2026-02-30', 'Please enter a valid due date'],
])('milestone %s %j: %s', (field, value, message) =>
  expect(firstMessage(MilestoneRequest, { ...milestone, [field]: value })).toBe(message),
)

test('a milestone is pending unless it says otherwise', () =>
  expect(MilestoneRequest.parse(milestone).status).toBe('pending'))

test('team names are split at commas, trimmed and deduplicated', () =>
  expect(parseTeam(' Asha Rao, Suresh  Reddy ,, asha rao,Om ')).toEqual(['Asha Rao', 'Suresh Reddy', 'Om']))

test.each([
  ['500081', 'Telangana', 'Hyderabad'],
  ['50', 'Telangana', null],
  ['403001', 'Goa', null],
  ['834001', 'Jharkhand', 'Ranchi'],
  ['605', 'Puducherry', 'Puducherry'],
  ['5', null, null],
  ['0', null, null],
  ['99', null, null],
])('PIN %s suggests %s, %s', (pin, state, city) => expect(suggestPlace(pin)).toEqual({ state, city }))

test.each([
  ['completed', '2026-01-01', 'paid'],
  ['pending', '2026-11-15', 'pending'],
  ['pending', '2026-11-14', 'unpaid'],
  ['pending', null, 'pending'],
  ['failed', '2026-12-01', 'unpaid'],
  ['refunded', null, 'refunded'],
] as const)('a %s payment due %s is %s to the client', (status, due_date, shown) =>
  expect(clientPaymentStatus({ status, due_date }, '2026-11-15')).toBe(shown),
)

test('activity replays in its order, and a restored row has its values again', () => {
  const line = { entity: 'task', entity_id: 'a' } as const
  const lines = [
    { ...line, action: 'added' as const, change: { title: 'Dig', status: 'todo' } },
    { ...line, action: 'removed' as const, change: {} },
    { ...line, action: 'restored' as const, change: {} },
    { ...line, action: 'changed' as const, change: { status: 'done' } },
  ]
  expect(replayActivity(lines).get('a')).toEqual({
    entity: 'task',
    removed: false,
    values: { title: 'Dig', status: 'done' },
  })
})
