import { z } from 'zod'
import { day, line, markdown, text, version } from './input.ts'
import { jobStatuses } from './job-values.ts'
import { careerAreaIds } from './services.ts'

export const CareerArea = z.enum(careerAreaIds)

/** Used in the page's URL; two names below `/careers` belong to other pages. */
export const JobId = text(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .refine((id) => !['internship', 'service'].includes(id))

/** The public part of an open position. */
export const Job = z
  .strictObject({
    id: JobId,
    area: CareerArea.nullable(),
    title: z.string(),
    department: z.string(),
    location: z.string(),
    type: z.string(),
    /** In words, e.g. `3-5 years`. */
    experience: z.string(),
    description: z.string(),
    responsibilities: z.array(z.string()),
    requirements: z.array(z.string()),
    benefits: z.array(z.string()),
    /** In words, for positions with an end. */
    duration: z.string().nullable(),
    posted_on: z.iso.date(),
    /** The last day for applying. */
    closes_on: z.iso.date().nullable(),
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof Job>

/** A draft is visible to staff only. */
export const JobStatus = z.enum(jobStatuses)
export type JobStatus = z.infer<typeof JobStatus>

/** A position as staff see it: also closed and deleted ones. */
export const StaffJob = z
  .strictObject({
    ...Job.shape,
    status: JobStatus,
    /** Received and not deleted, counted as the total of a list. */
    applications: z.int(),
    version: z.int(),
    created_at: z.iso.datetime(),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StaffJob' })
export type StaffJob = z.infer<typeof StaffJob>

const points = (label: string) => z.array(line(label, 300)).max(30, `At most 30 lines in ${label}`)

const fields = {
  area: CareerArea.nullable(),
  title: line('Title', 120),
  department: line('Department', 120),
  location: line('Location', 120),
  type: line('Type', 40),
  experience: line('Experience', 40),
  description: markdown('Description is required', 1, 5000, 'Description must be at most 5000 characters'),
  responsibilities: points('Responsibilities'),
  requirements: points('Requirements'),
  benefits: points('Benefits'),
  duration: line('Duration', 60).nullable(),
  closes_on: day('Please enter a date').nullable(),
}

export const NewJob = z
  .strictObject({
    /** The page's slug; derived from the title by default. */
    id: JobId.optional(),
    status: JobStatus.extract(['draft', 'open']).default('open'),
    ...fields,
    area: fields.area.default(null),
    location: fields.location.default('Hyderabad, India'),
    type: fields.type.default('Full-time'),
    responsibilities: fields.responsibilities.default([]),
    requirements: fields.requirements.default([]),
    benefits: fields.benefits.default([]),
    duration: fields.duration.default(null),
    closes_on: fields.closes_on.default(null),
  })
  .meta({ id: 'NewJob' })
export type NewJob = z.infer<typeof NewJob>

/** Publishing a draft, closing and reopening are changes of `status`; a last day that has passed closes by itself. */
export const JobPatch = z
  .strictObject({ version, status: JobStatus, ...fields })
  .partial()
  .meta({ id: 'JobPatch' })
export type JobPatch = z.infer<typeof JobPatch>

/** `Senior HVAC Engineer (Chillers)` → `senior-hvac-engineer-chillers`. */
export const jobIdOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
