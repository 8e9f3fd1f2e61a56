import { z } from 'zod'

/** The answer where there is nothing to tell but that it was done. */
export const Done = z.strictObject({ done: z.literal(true) }).meta({ id: 'Done' })
export const done: z.infer<typeof Done> = { done: true }
