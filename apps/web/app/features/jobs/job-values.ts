import { JobPatch, NewJob, type StaffJob } from '@trusswell/domain/jobs.ts'

export type JobValues = Omit<
  StaffJob,
  'id' | 'posted_on' | 'status' | 'version' | 'created_at' | 'deleted_at'
>

export const emptyJob: JobValues = {
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

export const newJob = NewJob.omit({ id: true })
export const jobChanges = JobPatch.omit({ version: true, status: true })

const names = Object.keys(emptyJob) as (keyof JobValues)[]

export const jobValuesOf = (job: StaffJob): JobValues =>
  Object.fromEntries(names.map((name) => [name, job[name]])) as JobValues

/** As the API wants it: no empty lines, and nothing instead of an empty box. */
export function tidied(values: JobValues): JobValues {
  const lines = (list: string[]) => list.map((line) => line.trim()).filter(Boolean)
  return {
    ...values,
    area: values.area || null,
    duration: values.duration?.trim() || null,
    responsibilities: lines(values.responsibilities),
    requirements: lines(values.requirements),
    benefits: lines(values.benefits),
  }
}
