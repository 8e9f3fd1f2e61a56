import { formMinimumSeconds } from '@trusswell/domain/form-guard.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, failureOf } from '../../../../lib/api/api-error.ts'
import { apiForVisitor } from '../../../../lib/api/for-visitor.ts'
import type { Visitor } from '../../../../lib/document/visitor.ts'
import { askToken } from '../../../../lib/forms/ask-token.ts'
import { fieldErrors } from '../../../../lib/forms/field-errors.ts'
import type { FormValues } from '../../../../lib/forms/public-form.ts'
import { type ApplicationKind, applicationPath, askedFor } from './application-forms.ts'
import { applicationSchemas } from './application-schemas.ts'
import type { ApplyReply } from './apply-reply.ts'
import { drain, passOn } from './pass-on.server.ts'
import { splitForm } from './split-form.server.ts'

type Application = { kind: ApplicationKind; job: string | null }
type Attach = Extract<ApplyReply, { step: 'attach' }>

/** Validates, shows what will be sent and asks for the file, then forwards everything. */
export async function applyWithoutScript(
  visitor: Visitor,
  request: Request,
  { kind, job }: Application,
): Promise<ApplyReply | 'sent'> {
  const form = await splitForm(request)
  const query = new URL(request.url).searchParams
  const values = valuesOf(form.fields, kind)
  const parsed = applicationSchemas[kind].safeParse(values)
  if (!parsed.success || query.get('step') !== 'send') await drain(form.body)
  if (query.get('step') === 'edit') return { step: 'edit', values, errors: {} }
  if (!parsed.success) return { step: 'edit', values, errors: fieldErrors(parsed.error) }
  if (query.get('step') !== 'send') return attach(visitor, values)

  await sleep(Math.min(Math.max(Number(query.get('asked')) + minimum - Date.now(), 0) || 0, minimum))
  try {
    await passOn(visitor, applicationPath(job), form, { 'Idempotency-Key': query.get('key') ?? '' })
    return 'sent'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { resume, ...errors } = error.fields
    if (Object.keys(errors).length > 0) return { step: 'edit', values, errors }
    if (resume) return attach(visitor, values, { resumeError: resume })
    return attach(visitor, values, { failure: failureOf(error) })
  }
}

const minimum = formMinimumSeconds * 1000

async function attach(
  visitor: Visitor,
  values: FormValues,
  extra: Partial<Attach> = {},
): Promise<ApplyReply> {
  try {
    const { token } = await askToken(apiForVisitor(visitor), 'application')
    return { step: 'attach', values, token, idempotencyKey: randomUUID(), askedAt: Date.now(), ...extra }
  } catch (error) {
    return { step: 'edit', values, errors: {}, failure: failureOf(error) }
  }
}

/** Only filled fields, because an empty optional one isn't invalid. */
function valuesOf(form: FormData, kind: ApplicationKind): FormValues {
  const entries = [...askedFor[kind], 'keep_longer'].map((name) => [name, form.get(name)] as const)
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts.filter(([name, value]) => value !== '' || name !== 'keep_longer'))
}

export const statusOfReply = (reply: ApplyReply): number => {
  if (reply.failure) return 503
  if (reply.step === 'edit') return Object.keys(reply.errors).length > 0 ? 422 : 200
  return reply.resumeError ? 422 : 200
}
