import type { Visitor } from '../../../../lib/document/visitor.ts'
import { failureOf, type Outcome } from '../../../../lib/forms/send-outcome.ts'
import type { SplitForm } from './split-form.server.ts'

/** Hands a posted form with its file to the API as it comes in, on the visitor's behalf. */
export async function passOn<Receipt = unknown>(
  { apiUrl, address, requestId }: Visitor,
  path: string,
  { body, type }: SplitForm,
  headers: Record<string, string> = {},
): Promise<Outcome<Receipt>> {
  try {
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
    const answer = await fetch(`${apiUrl}${path}`, init)
    const said: unknown = await answer.json().catch(() => null)
    return answer.ok ? { ok: true, receipt: said as Receipt } : { ok: false, failure: failureOf(said) }
  } catch {
    return { ok: false, failure: { code: 'no_answer' } }
  }
}

/** An answer before the end of the question would reach nobody. */
export async function drain(body: ReadableStream<Uint8Array>): Promise<void> {
  await body.pipeTo(new WritableStream()).catch(() => undefined)
}
