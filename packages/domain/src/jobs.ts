import { z } from 'zod'
import { careerAreaIds } from './services.ts'

export const CareerArea = z.enum(careerAreaIds)

/** Also a page's address; two names below `/careers` are taken by other pages. */
export const JobId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .refine((id) => !['internship', 'service'].includes(id))

/** An open position, as everybody may read it. */
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
