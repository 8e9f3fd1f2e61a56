import { careerAreas } from '@trusswell/domain/career-areas.ts'
import { jobStatusLabels } from '@trusswell/domain/job-values.ts'
import { JobPatch, type JobStatus, NewJob, type StaffJob } from '@trusswell/domain/jobs.ts'
import { z } from 'zod'
import { inWords } from '../../lib/forms/use-row-form.ts'

export type JobValues = Omit<
  StaffJob,
  'id' | 'posted_on' | 'applications' | 'version' | 'created_at' | 'deleted_at'
>

const emptyJob: JobValues = {
  status: 'open',
  area: null,
  title: '',
  department: '',
  location: 'Hyderabad, India',
  type: 'Full-time',
  experience: '',
  description: '',
  responsibilities: [],
  requirements: [],
  benefits: [],
  duration: null,
  closes_on: null,
}

export const jobLabels: Record<keyof JobValues, string> = {
  status: 'Status',
  area: 'Area',
  title: 'Title',
  department: 'Department',
  location: 'Location',
  type: 'Type',
  experience: 'Experience',
  description: 'Description',
  responsibilities: 'Key responsibilities',
  requirements: 'Requirements',
  benefits: 'Benefits',
  duration: 'Duration',
  closes_on: 'Last day to apply',
}

export const jobWord = (name: keyof JobValues, value: unknown) =>
  name === 'area'
    ? (careerAreas.find(({ id }) => id === value)?.title ?? '')
    : name === 'status'
      ? jobStatusLabels[value as JobStatus]
      : inWords(name, value)

const names = Object.keys(emptyJob) as (keyof JobValues)[]

export const jobValuesOf = (job: StaffJob | null): JobValues =>
  job ? (Object.fromEntries(names.map((name) => [name, job[name]])) as JobValues) : emptyJob

/** In the API's format: without empty lines, and null for an empty field. */
function tidied(values: JobValues): JobValues {
  const lines = (list: string[]) => list.map((line) => line.trim()).filter(Boolean)
  return {
    ...values,
    area: values.area || null,
    duration: values.duration?.trim() || null,
    closes_on: values.closes_on || null,
    responsibilities: lines(values.responsibilities),
    requirements: lines(values.requirements),
    benefits: lines(values.benefits),
  }
}

const typed = (values: unknown) => tidied(values as JobValues)

export const NewJobForm = z.preprocess(typed, NewJob.omit({ id: true }))
export const JobForm = z.preprocess(typed, JobPatch.omit({ version: true }).required())
