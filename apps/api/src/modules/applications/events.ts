import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

const ApplicationRef = z.strictObject({ application_id: z.uuid() })

export const applicationReceived = defineEvent('application.received', ApplicationRef)
export const applicationRenewed = defineEvent('application.renewed', ApplicationRef)
export const applicationMailWritten = defineEvent(
  'application.mail-written',
  z.strictObject({ mail_id: z.uuid() }),
)
export const applicationErased = defineEvent('application.erased', ApplicationRef)
