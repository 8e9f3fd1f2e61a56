import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

export const reportRequested = defineEvent(
  'report.requested',
  z.strictObject({ key: z.string().regex(/^[0-9a-f]{64}$/) }),
)
