import { ContactFields, type ContactReceipt } from '@trusswell/domain/contact.ts'
import { formMinimumSeconds } from '@trusswell/domain/form-guard.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '../../../lib/api/client.ts'
import { askToken } from '../../../lib/forms/ask-token.ts'
import { fieldErrors } from '../../../lib/forms/field-errors.ts'
import { sendGuarded } from '../../../lib/forms/send-guarded.ts'
import { createTokenSource } from '../../../lib/forms/token-source.ts'
import { contactFields, type ContactValues } from './contact-fields.ts'
import type { ContactReply } from './contact-reply.ts'
import { postContact } from './post-contact.ts'

/** Without script: check, then show what will be sent with a fresh token, then send. */
export async function submitContact(api: ApiClient, form: FormData): Promise<ContactReply | 'sent'> {
  const values = valuesOf(form)
  if (form.get('step') === 'edit') return { step: 'edit', values, errors: {} }
  const parsed = ContactFields.safeParse(values)
  if (!parsed.success) return { step: 'edit', values, errors: fieldErrors(parsed.error) }
  return form.get('step') === 'send' ? send(api, form, parsed.data, values) : confirm(api, values)
}

async function confirm(api: ApiClient, values: ContactValues): Promise<ContactReply> {
  try {
    const { token } = await askToken(api, 'contact')
    return { step: 'confirm', values, token, idempotencyKey: randomUUID() }
  } catch {
    return { step: 'edit', values, errors: {}, failure: { code: 'no_answer' } }
  }
}

async function send(
  api: ApiClient,
  form: FormData,
  fields: ContactFields,
  values: ContactValues,
): Promise<ContactReply | 'sent'> {
  const message = { fields, website: text(form, 'website'), key: text(form, 'key') }
  const token = { token: text(form, 'form_token'), minimum_seconds: formMinimumSeconds }
  const tokens = createTokenSource({ ask: () => askToken(api, 'contact'), wait: pause })
  try {
    const outcome = await sendGuarded<ContactReceipt>({
      getToken: async (fresh) => (fresh ? tokens(true) : token),
      send: (guard) => postContact(api, message, guard),
      wait: pause,
    })
    if (outcome.ok) return 'sent'
    return { step: 'edit', values, errors: outcome.failure.fields ?? {}, failure: outcome.failure }
  } catch {
    return { step: 'edit', values, errors: {}, failure: { code: 'no_answer' } }
  }
}

const pause = (milliseconds: number) => sleep(milliseconds)

const valuesOf = (form: FormData): ContactValues =>
  Object.fromEntries(contactFields.map((field) => [field, text(form, field)]))

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
