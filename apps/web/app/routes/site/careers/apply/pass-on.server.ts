import { errorOf } from '../../../../lib/api/answer-of.ts'
import { noAnswer } from '../../../../lib/api/api-error.ts'
import type { Visitor } from '../../../../lib/document/visitor.ts'
import type { SplitForm } from './split-form.server.ts'

/** Streams a posted form with its file to the API on the visitor's behalf. */
export async function passOn(
  { apiUrl, address, requestId }: Visitor,
  path: string,
  { body, type }: SplitForm,
  headers: Record<string, string> = {},
): Promise<void> {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: {
      'Content-Type': type,
      ...(address ? { 'X-Forwarded-For': address } : {}),
      ...(requestId ? { 'X-Request-Id': requestId } : {}),
      ...headers,
    },
    body,
    duplex: 'half',
    signal: AbortSignal.timeout(60_000),
  }
  const answer = await fetch(`${apiUrl}${path}`, init).catch(() => {
    throw noAnswer()
  })
  const said: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw errorOf(answer.status, said)
}

/** Reads the rest of the request, because the browser ignores an answer that comes before its end. */
export async function drain(body: ReadableStream<Uint8Array>): Promise<void> {
  await body.pipeTo(new WritableStream()).catch(() => undefined)
}
