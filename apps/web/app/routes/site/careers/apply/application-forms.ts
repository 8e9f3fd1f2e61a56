import type { ApplicationFields } from '@trusswell/domain/applications.ts'

/** On a job's page, in the dialog of an area, and on the internship's page. */
export type ApplicationKind = 'page' | 'modal' | 'internship'

export type ApplicationField = Exclude<keyof ApplicationFields, 'keep_longer'>

/** The fields of each form, in order. */
export const askedFor: Readonly<Record<ApplicationKind, readonly ApplicationField[]>> = {
  page: ['name', 'email', 'experience', 'linkedin'],
  modal: ['name', 'email', 'phone', 'cover_letter'],
  internship: ['name', 'email', 'phone', 'linkedin', 'cover_letter'],
}

export const applicationLabels: Readonly<Record<ApplicationField, string>> = {
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  experience: 'Experience',
  linkedin: 'LinkedIn profile',
  cover_letter: 'Cover letter',
}

/** The endpoint of an application; `job` is null for the internship. */
export const applicationPath = (job: string | null) =>
  job === null ? '/api/internship/applications' : `/api/jobs/${encodeURIComponent(job)}/applications`

// Copies of the domain's values, because pages load the schemas only on first focus; a test keeps both equal.
export const resumeLimit = 5 * 1024 * 1024
export const resumeKinds = '.pdf,.doc,.docx'
export const experienceRanges = ['0-1', '1-2', '2-3', '3-5', '5-7', '7-10', '10+']
export const applyFailed = 'There was an error submitting your application. Please try again.'

export const resumeHint = 'Max file size: 5MB (PDF or Word document)'
