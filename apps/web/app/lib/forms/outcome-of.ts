import { failureOf, type Outcome } from './send-outcome.ts'

/** The answer to a posted form; no answer in half a minute is none at all. */
export async function outcomeOf<Receipt>(
  call: (signal: AbortSignal) => Promise<{ data?: Receipt; error?: unknown }>,
): Promise<Outcome<Receipt>> {
  try {
    const { data, error } = await call(AbortSignal.timeout(30_000))
    return data ? { ok: true, receipt: data } : { ok: false, failure: failureOf(error) }
  } catch {
    return { ok: false, failure: { code: 'no_answer' } }
  }
}
