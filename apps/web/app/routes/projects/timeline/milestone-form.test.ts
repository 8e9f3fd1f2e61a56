import type { Milestone } from '@trusswell/domain/milestones.ts'
import { expect, test } from 'vitest'
import { fieldErrors } from '../../../lib/forms/field-errors.ts'
import { milestoneForm, milestoneValues } from './milestone-form.ts'

const today = '2026-11-12'
const good = {
  ...milestoneValues(null),
  title: 'Handover',
  description: 'Manuals and training of the staff',
  due_date: '2026-12-01',
}

function check(values: object, { before = null as Milestone | null, weighs = true, explains = false } = {}) {
  const { data, error } = milestoneForm({ before, today, weighs, explains }).safeParse(values)
  return error ? { errors: fieldErrors(error) } : { body: data }
}

test('[TL-06] [TL-07] [TL-09] missing fields are reported with the specified messages', () => {
  expect(check({ ...milestoneValues(null), weight: '' })).toEqual({
    errors: {
      title: 'Title must be 3 to 100 characters',
      description: 'Description must be 10 to 500 characters',
      due_date: 'Please enter a valid due date',
      weight: 'Weight must be a whole number from 1 to 100',
    },
  })
})

test('[TL-08] a new date must not be in the past; an unchanged one may be', () => {
  const late = { ...good, due_date: '2026-11-01' }
  const errors = { due_date: 'Due date cannot be in the past' }
  expect(check(late)).toEqual({ errors })
  const before = { due_date: '2026-11-01' } as Milestone
  expect(check(late, { before })).toHaveProperty('body')
  expect(check({ ...late, due_date: '2026-11-02' }, { before })).toEqual({ errors })
  expect(check({ ...late, due_date: today })).toHaveProperty('body')
})

test('a client can’t send a weight', () => {
  expect(check(good, { weighs: false })).toEqual({
    body: { title: good.title, description: good.description, due_date: good.due_date, status: 'pending' },
  })
})

test('staff must give a reason for a changed date, and for nothing else', () => {
  const before = { due_date: good.due_date } as Milestone
  const later = { ...good, due_date: '2026-12-09' }
  const rules = { before, explains: true }
  expect(check(good, rules)).toHaveProperty('body')
  expect(check(later, rules)).toEqual({ errors: { reason: 'Enter a reason for the new date' } })
  expect(check({ ...later, reason: '  ' }, rules)).toHaveProperty('errors')
  expect(check({ ...later, reason: 'The steel comes late' }, rules).body).toMatchObject({
    reason: 'The steel comes late',
  })
  expect(check(later, { before })).toHaveProperty('body')
})
