import { pino, type DestinationStream, type Logger } from 'pino'
import { currentRequestId } from './request-context.ts'

export function createLogger(
  options: { level: string; process: string },
  destination?: DestinationStream,
): Logger {
  return pino(
    {
      level: options.level,
      base: { process: options.process, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const request_id = currentRequestId()
        return request_id ? { request_id } : {}
      },
      redact: {
        paths: secretPaths.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]),
        censor: '[redacted]',
      },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  )
}

// Personal values and secrets, wherever an object with them is logged.
const secretPaths = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'token',
  'form_token',
  'secret',
  'email',
  'phone',
  'message_text',
  'first_name',
  'last_name',
  'applicant_name',
  'linkedin',
  'cover_letter',
]
