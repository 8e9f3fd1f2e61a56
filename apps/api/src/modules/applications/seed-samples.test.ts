import { expect, test } from 'vitest'
import { allJobs } from '../../db/seed-jobs/all-jobs.ts'
import { sampleApplications, skillsByDepartment, skillsOf } from './seed-samples.ts'

test('applicants of the demo have skills that fit the department of their position', () => {
  const departments = new Set(allJobs.map(({ department }) => department))
  expect(new Set(Object.keys(skillsByDepartment))).toEqual(departments)
  for (const sample of sampleApplications)
    for (const department of departments)
      expect(skillsByDepartment[department]).toEqual(expect.arrayContaining(skillsOf(sample, department)))
})
