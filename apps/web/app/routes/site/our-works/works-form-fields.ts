import type { z } from 'zod'
import type { OurWorksFields } from '@trusswell/domain/contact.ts'

export type WorksField = keyof z.infer<typeof OurWorksFields>

/** In the order of the form. */
export const worksLabels: Readonly<Record<WorksField, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
}

export const worksFields = Object.keys(worksLabels) as WorksField[]
