import { errorOf } from '../api/answer-of.ts'

type Options = {
  headers?: Record<string, string>
  onSent: (bytes: number) => void
  signal: AbortSignal
}

/** Uploads a form with a file by XMLHttpRequest, because `fetch` reports no upload progress. */
export function uploadForm<Receipt>(
  url: string,
  form: FormData,
  { headers = {}, onSent, signal }: Options,
): Promise<Receipt> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const end = () => {
      const { status, response } = request
      if (status >= 200 && status < 300) resolve(response as Receipt)
      else reject(errorOf(status, response))
    }
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
