import { data } from 'react-router'

export type SplitForm = {
  fields: FormData
  /** The whole body again, with the file streamed. */
  body: ReadableStream<Uint8Array>
  type: string
}

const mostForFields = 64 * 1024
const mostInAll = 6 * 1024 * 1024

/** Reads a form up to its file, which comes last; the file itself is only streamed. */
export async function splitForm(request: Request, fileField = 'resume'): Promise<SplitForm> {
  const type = request.headers.get('Content-Type') ?? ''
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (!boundary || !request.body) throw data('Please send the form from its page.', { status: 415 })
  const mark = `--${boundary}\r\nContent-Disposition: form-data; name="${fileField}"`
  const reader = request.body.getReader()
  let head = Buffer.alloc(0)
  let at = -1
  let ended = false
  while (at === -1 && !ended) {
    if (head.length > mostForFields) throw data('The form is too long.', { status: 413 })
    const { value, done } = await reader.read()
    if (value) head = Buffer.concat([head, value])
    ended = done
    at = head.indexOf(mark)
  }
  const closed = at === -1 ? head : Buffer.concat([head.subarray(0, at), Buffer.from(`--${boundary}--\r\n`)])
  return { fields: await fieldsOf(closed, type), body: wholeBody(head, reader), type }
}

async function fieldsOf(form: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(form), { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw data('The form couldn’t be read.', { status: 400 })
  }
}

function wholeBody(head: Buffer, reader: ReadableStreamDefaultReader<Uint8Array>) {
  let length = head.length
  return new ReadableStream<Uint8Array>({
    start: (out) => out.enqueue(new Uint8Array(head)),
    async pull(out) {
      const { value, done } = await reader.read()
      if (done) return out.close()
      length += value.length
      if (length > mostInAll) out.error(new Error('The form is too long'))
      else out.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
