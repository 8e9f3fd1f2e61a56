import { failureOf, type Outcome } from '../../../../lib/forms/send-outcome.ts'

type Options = {
  headers?: Record<string, string>
  onSent: (bytes: number) => void
  signal: AbortSignal
}

/** Sends a form with a file; `fetch` can't tell how far it is. */
export function uploadForm<Receipt>(
  url: string,
  form: FormData,
  { headers = {}, onSent, signal }: Options,
): Promise<Outcome<Receipt>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const end = () => resolve(outcomeOf(request))
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.timeout = 120_000
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
    request.addEventListener('loadend', end)
    signal.addEventListener('abort', () => request.abort())
    if (signal.aborted) end()
    else request.send(form)
  })
}

function outcomeOf<Receipt>({ status, response }: XMLHttpRequest): Outcome<Receipt> {
  if (status >= 200 && status < 300) return { ok: true, receipt: response as Receipt }
  return { ok: false, failure: failureOf(response) }
}
