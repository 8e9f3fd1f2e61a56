import { type ApplicationFields, JobModalFields, JobPageFields } from '@trusswell/domain/applications.ts'
import type { z } from 'zod'
import type { ApplicationKind } from './application-forms.ts'

export const applicationSchemas: Readonly<Record<ApplicationKind, z.ZodType<ApplicationFields>>> = {
  page: JobPageFields,
  modal: JobModalFields,
  internship: JobModalFields,
}
