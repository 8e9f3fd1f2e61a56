import { z } from 'zod'

/** The file isn't ready yet; the client repeats the request. */
export const DocumentPreparing = z
  .strictObject({ state: z.literal('preparing') })
  .meta({ id: 'DocumentPreparing' })
