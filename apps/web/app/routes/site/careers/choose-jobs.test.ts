import type { Job } from '@trusswell/domain/jobs.ts'
import { expect, test } from 'vitest'
import { chooseJobs, filtersOf, valuesOf, withoutArea } from './choose-jobs.ts'

const job = (id: string, area: Job['area'], experience: string, type = 'Full-time') =>
  ({ id, area, experience, type }) as Job
const jobs = [
  job('a', 'civil-works', '8-10 years'),
  job('b', 'horticulture', '3-5 years'),
  job('c', 'civil-works', '3-5 years', 'Part-time'),
]
const chosen = (search: string) =>
  chooseJobs(jobs, filtersOf(new URLSearchParams(search), jobs)).map(({ id }) => id)

test('every filter narrows the list, an empty or unknown one doesn’t', () => {
  expect(chosen('')).toEqual(['a', 'b', 'c'])
  expect(chosen('area=civil-works')).toEqual(['a', 'c'])
  expect(chosen('area=civil-works&experience=3-5+years')).toEqual(['c'])
  expect(chosen('area=&type=Full-time')).toEqual(['a', 'b'])
  expect(chosen('area=moon&type=')).toEqual(['a', 'b', 'c'])
})

test('positions without an area are found by a filter of their own, and by no area’s', () => {
  const all = [...jobs, job('d', null, '3-5 years')]
  const found = (search: string) =>
    chooseJobs(all, filtersOf(new URLSearchParams(search), all)).map(({ id }) => id)
  expect(found(`area=${withoutArea}`)).toEqual(['d'])
  expect(found('area=civil-works')).toEqual(['a', 'c'])
  expect(chosen(`area=${withoutArea}`)).toEqual(['a', 'b', 'c'])
})

test('ranges are offered in ascending order', () => {
  expect(valuesOf([...jobs, job('d', null, '10-12 years')], 'experience')).toEqual([
    '3-5 years',
    '8-10 years',
    '10-12 years',
  ])
})
