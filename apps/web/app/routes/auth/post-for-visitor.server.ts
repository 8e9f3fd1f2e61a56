import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { answerOf } from '../../lib/api/answer-of.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { type ApiClient, createApiClient } from '../../lib/api/client.ts'
import { visitorContext } from '../../lib/document/visitor.ts'
import { fieldErrors } from '../../lib/forms/field-errors.ts'
import type { FormReply } from './form-reply.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }
type Call<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>

type Posted<Data> =
  | { ok: true; data: Data; headers: Headers }
  | { ok: false; reply: FormReply; status: number; headers: Headers }

type Work<Values, Data> = {
  schema: z.ZodType<Values>
  values: Record<string, string>
  send: (api: ApiClient, values: Values) => Call<Data>
  fallback: string
}

/**
 * Handles a form posted without script as the page would: validate, call the API, show errors. The
 * API sees the visitor's own origin, IP address, browser and cookies, and its new cookies go back to the visitor.
 */
export async function postForVisitor<Values, Data>(
  args: Args,
  { schema, values, send, fallback }: Work<Values, Data>,
): Promise<Posted<Data>> {
  const headers = new Headers()
  const shown = { ...values, password: '' }
  const parsed = schema.safeParse(values)
  if (!parsed.success) {
    const reply = { values: shown, errors: fieldErrors(parsed.error), failure: null }
    return { ok: false, reply, status: 422, headers }
  }
  const call = send(apiFor(args), parsed.data)
  try {
    const data = await answerOf(call)
    for (const cookie of (await call).response.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
    return { ok: true, data, headers }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const reply = { values: shown, errors: error.fields, failure: error.message || fallback }
    return { ok: false, reply, status: error.status || 503, headers }
  }
}

const passedOn = ['Cookie', 'Origin', 'Sec-Fetch-Site', 'User-Agent']

function apiFor({ request, context }: Args): ApiClient {
  const { apiUrl, address, requestId } = context.get(visitorContext)
  const headers: Record<string, string> = {}
  if (address) headers['X-Forwarded-For'] = address
  if (requestId) headers['X-Request-Id'] = requestId
  for (const name of passedOn) {
    const value = request.headers.get(name)
    if (value) headers[name] = value
  }
  return createApiClient(apiUrl, headers)
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
