import { applicationNotice } from '@trusswell/domain/application-notice.ts'
import { randomUUID } from 'node:crypto'
import { makePdf } from './documents.ts'
import type { TestApi } from './harness.ts'

export type Sent = {
  /** Fields to add or change; `undefined` leaves one out. */
  fields?: Record<string, string | undefined>
  file?: { name: string; content: Buffer } | null
  headers?: Record<string, string>
  ip?: string
}

let people = 0
/** The form of a new applicant. */
export const applicantFields = (changes: Sent['fields'] = {}) => ({
  name: 'Ravi Teja',
  email: `ravi.${process.pid}.${(people += 1)}@people.example`,
  experience: '3-5',
  consent_notice: applicationNotice.version,
  ...changes,
})
export const resume = () => ({ name: 'resume.pdf', content: makePdf() })

/** The bytes of a form as a browser sends it, the file last. */
export function formBody(
  fields: Record<string, string | undefined>,
  file: Sent['file'],
  fileField = 'resume',
) {
  const boundary = `----form${randomUUID()}`
  const parts: Buffer[] = []
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    parts.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    )
  }
  if (file) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${fileField}"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      file.content,
      Buffer.from('\r\n'),
    )
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** Applies the way a browser does, with what the test changes. */
export async function apply(api: TestApi, posting: string, sent: Sent = {}) {
  const form_token = await api.formToken('application')
  const { payload, headers } = formBody(
    applicantFields({ form_token, ...sent.fields }),
    sent.file === undefined ? resume() : sent.file,
  )
  return api.app.inject({
    method: 'POST',
    url: posting === 'internship' ? '/api/internship/applications' : `/api/jobs/${posting}/applications`,
    payload,
    headers: { ...headers, ...sent.headers },
    remoteAddress: sent.ip ?? `10.7.${Math.floor(people / 200)}.${people % 200}`,
  })
}
