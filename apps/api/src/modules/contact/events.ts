import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

export const contactSubmitted = defineEvent('contact.submitted', z.strictObject({ contact_id: z.uuid() }))
