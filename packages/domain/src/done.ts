import { z } from 'zod'

/** The response of requests that return no data. */
export const Done = z.strictObject({ done: z.literal(true) }).meta({ id: 'Done' })
export const done: z.infer<typeof Done> = { done: true }
