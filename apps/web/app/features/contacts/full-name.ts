import type { ContactSubmission } from '@trusswell/domain/contact.ts'

export const fullName = ({ first_name, last_name }: ContactSubmission) => `${first_name} ${last_name}`
