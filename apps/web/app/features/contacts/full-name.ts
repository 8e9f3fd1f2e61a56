import type { ContactSubmission } from '@trusswell/domain/contact.ts'

export const fullName = ({ first_name, last_name }: Pick<ContactSubmission, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`
