import type { ApplicationFields, ApplicationReceipt } from '@trusswell/domain/applications.ts'
import type { FieldErrors } from '../../../../lib/forms/field-errors.ts'
import { usePublicForm } from '../../../../lib/forms/use-public-form.ts'
import { type ApplicationKind, applicationPath } from './application-forms.ts'
import { useResume } from './use-resume.ts'

type Options = { kind: ApplicationKind; job: string | null; initialErrors?: FieldErrors }

export function useApplicationForm({ kind, job, initialErrors = {} }: Options) {
  const resume = useResume()
  const form = usePublicForm<ApplicationFields, ApplicationReceipt>({
    load: async () => {
      const { liveApplicationForm } = await import('./live-application-form.ts')
      return liveApplicationForm({ kind, path: applicationPath(job), resume: resume.handle })
    },
    initialErrors,
  })
  return { ...form, resume }
}
