import { formMinimumSeconds } from '@trusswell/domain/form-guard.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, failureOf } from '../api/api-error.ts'
import type { ApiClient } from '../api/client.ts'
import { askToken } from './ask-token.ts'
import { fieldErrors } from './field-errors.ts'
import type { FormValues, PublicFormReply, PublicFormSpec } from './public-form.ts'
import { sendGuarded } from './send-guarded.ts'
import { createTokenSource } from './token-source.ts'

/** Validates, shows what will be sent with a fresh token, then sends. */
export async function submitWithoutScript<Fields, Receipt>(
  api: ApiClient,
  form: FormData,
  spec: PublicFormSpec<Fields, Receipt>,
): Promise<PublicFormReply | 'sent'> {
  const values = Object.fromEntries(spec.names.map((name) => [name, text(form, name)]))
  if (form.get('step') === 'edit') return { step: 'edit', values, errors: {} }
  const parsed = spec.schema.safeParse(values)
  if (!parsed.success) return { step: 'edit', values, errors: fieldErrors(parsed.error) }
  return form.get('step') === 'send' ? send(api, form, spec, parsed.data, values) : confirm(api, spec, values)
}

async function confirm<Fields, Receipt>(
  api: ApiClient,
  spec: PublicFormSpec<Fields, Receipt>,
  values: FormValues,
): Promise<PublicFormReply> {
  try {
    const { token } = await askToken(api, spec.token)
    return { step: 'confirm', values, token, idempotencyKey: randomUUID() }
  } catch (error) {
    return { step: 'edit', values, errors: {}, failure: failureOf(error) }
  }
}

async function send<Fields, Receipt>(
  api: ApiClient,
  form: FormData,
  spec: PublicFormSpec<Fields, Receipt>,
  fields: Fields,
  values: FormValues,
): Promise<PublicFormReply | 'sent'> {
  const message = { fields, website: text(form, 'website'), key: text(form, 'key') }
  const token = { token: text(form, 'form_token'), minimum_seconds: formMinimumSeconds }
  const tokens = createTokenSource({ ask: () => askToken(api, spec.token), wait: pause })
  try {
    await sendGuarded<Receipt>({
      getToken: async (fresh) => (fresh ? tokens(true) : token),
      send: (guard) => spec.post(api, message, guard),
      wait: pause,
    })
    return 'sent'
  } catch (error) {
    const errors = error instanceof ApiError ? error.fields : {}
    return { step: 'edit', values, errors, failure: failureOf(error) }
  }
}

const pause = (milliseconds: number) => sleep(milliseconds)

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
