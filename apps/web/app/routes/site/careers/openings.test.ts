import type { Job } from '@trusswell/domain/jobs.ts'
import { serviceIds } from '@trusswell/domain/services.ts'
import { expect, test } from 'vitest'
import { openingsFor, relatedTo } from './openings.ts'

const job = (id: string, area: Job['area']) => ({ id, area, title: id }) as Job

const jobs = [
  job('pump', 'plumbing-services'),
  job('wire', 'electrical-services'),
  job('garden', 'horticulture'),
  job('anything', null),
  job('switch', 'electrical-services'),
]
const ids = (service: (typeof serviceIds)[number]) => openingsFor(service, jobs).jobs.map(({ id }) => id)

test('the area’s own openings come first, filled up from related areas', () => {
  expect(ids('electrical-services')).toEqual(['wire', 'switch', 'pump'])
  expect(ids('horticulture')[0]).toBe('garden')
})

test.each(serviceIds)('%s shows three openings if there are three', (service) => {
  expect(ids(service)).toHaveLength(3)
})

test('positions without an area are related to the one that their department is named like', () => {
  const named = (id: string, area: Job['area'], department: string) => ({ id, area, department }) as Job
  const all = [
    named('mason', 'civil-works', 'Civil Works'),
    named('coordinator', null, 'Civil Works'),
    named('manager', null, 'Facility Management Services'),
  ]
  expect(relatedTo('Civil Works', all).map(({ id }) => id)).toEqual(['coordinator'])
  expect(relatedTo('Facility Management', all).map(({ id }) => id)).toEqual(['manager'])
  expect(relatedTo('Horticulture', all)).toEqual([])
})

test('an opening names its department, which may be that of a related area', () => {
  const all = [{ ...job('wire', 'electrical-services'), department: 'Electrical Services' }]
  expect(openingsFor('plumbing-services', all).jobs[0]?.department).toBe('Electrical Services')
})

test('counts an area’s openings only if the service is a career area', () => {
  expect(openingsFor('electrical-services', jobs).inArea).toEqual({ id: 'electrical-services', count: 2 })
  expect(openingsFor('helpdesk-services', jobs).inArea).toBeNull()
})
