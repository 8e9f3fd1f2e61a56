import { applicationFailed, ExperienceRange } from '@trusswell/domain/applications.ts'
import { resumeEndings, resumeLimitBytes } from '@trusswell/domain/resume.ts'
import { expect, test } from 'vitest'
import { applyFailed, experienceRanges, resumeKinds, resumeLimit } from './application-forms.ts'

test('the page’s copies equal the values of the domain’s schemas', () => {
  expect(applyFailed).toBe(applicationFailed)
  expect(experienceRanges).toEqual(ExperienceRange.options)
  expect(resumeKinds.split(',')).toEqual([...resumeEndings])
  expect(resumeLimit).toBe(resumeLimitBytes)
})
