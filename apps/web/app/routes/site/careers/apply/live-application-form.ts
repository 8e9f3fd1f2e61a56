import { applicationNotice } from '@trusswell/domain/application-notice.ts'
import type { ApplicationFields, ApplicationReceipt } from '@trusswell/domain/applications.ts'
import { createApiClient } from '../../../../lib/api/client.ts'
import { askToken } from '../../../../lib/forms/ask-token.ts'
import { findProof } from '../../../../lib/forms/find-proof.ts'
import { createKeyPerContent } from '../../../../lib/forms/key-per-content.ts'
import { bindForm } from '../../../../lib/forms/live-form.ts'
import { type Guard, sendGuarded } from '../../../../lib/forms/send-guarded.ts'
import { createTokenSource } from '../../../../lib/forms/token-source.ts'
import type { PublicForm } from '../../../../lib/forms/use-public-form.ts'
import { type ApplicationKind, askedFor } from './application-forms.ts'
import { applicationSchemas } from './application-schemas.ts'
import { uploadForm } from '../../../../lib/forms/upload-form.ts'
import type { ResumeHandle } from './use-resume.ts'

type Options = { kind: ApplicationKind; path: string; resume: ResumeHandle }

/** Loaded on first focus. The file isn't one of the fields; it has its own state and validation. */
export function liveApplicationForm(options: Options): PublicForm<ApplicationFields, ApplicationReceipt> {
  const { kind, path, resume } = options
  const api = createApiClient(window.location.origin)
  const getToken = createTokenSource({ ask: () => askToken(api, 'application'), wait })
  const keyOf = createKeyPerContent(() => crypto.randomUUID())
  // Requested early, because an application is accepted only some seconds after its token was issued.
  void getToken(false).catch(() => undefined)

  return {
    bind(form, onErrors) {
      const live = bindForm(form, applicationSchemas[kind], onErrors)
      return {
        ...live,
        async check() {
          const values = await live.check()
          return resume.check({ focus: values !== null }) ? values : null
        },
      }
    },
    async send(fields, form) {
      const file = resume.file()
      if (!file) throw new Error('There is no file to send')
      const extra = extraOf(form)
      const { name, size, lastModified } = file
      const key = keyOf({ fields, extra, file: { name, size, lastModified } })
      try {
        const receipt = await sendGuarded<ApplicationReceipt>({
          getToken,
          send: (guard) =>
            uploadForm(path, bodyOf({ kind, fields, extra, guard, file }), {
              headers: { 'Idempotency-Key': key },
              ...resume.sending(),
            }),
          findProof,
          wait,
        })
        resume.sent()
        return receipt
      } catch (error) {
        resume.refused(error)
        throw error
      }
    },
  }
}

type Extra = { website: string; keepLonger: boolean }
type Parts = { kind: ApplicationKind; fields: ApplicationFields; extra: Extra; guard: Guard; file: File }

function extraOf(form: HTMLFormElement): Extra {
  const input = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)
  return { website: input('website')?.value ?? '', keepLonger: input('keep_longer')?.checked ?? false }
}

function bodyOf({ kind, fields, extra, guard, file }: Parts): FormData {
  const body = new FormData()
  for (const name of askedFor[kind]) if (fields[name]) body.set(name, fields[name])
  if (extra.keepLonger) body.set('keep_longer', 'on')
  body.set('consent_notice', applicationNotice.version)
  for (const [name, value] of Object.entries(guard)) body.set(name, value)
  body.set('website', extra.website)
  // Appended last, so that the server has read all fields before the file arrives.
  body.set('resume', file, file.name)
  return body
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
