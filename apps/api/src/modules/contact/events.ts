import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

export const contactReplied = defineEvent('contact.replied', z.strictObject({ reply_id: z.uuid() }))
export const contactSubmitted = defineEvent('contact.submitted', z.strictObject({ contact_id: z.uuid() }))
