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
      serializers: { err: withoutValues },
      mixin: () => {
        const request_id = currentRequestId()
        return request_id ? { request_id } : {}
      },
      redact: {
        paths: [
          ...secretPaths.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]),
          // These are two groups deep in a body.
          ...settingsSecrets.flatMap((path) => [path, `*.${path}`, `*.*.${path}`, `*.*.*.${path}`]),
        ],
        censor: '[redacted]',
      },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  )
}

type Logged = { message?: string; stack?: string; code?: unknown; severity?: unknown; cause?: unknown }

/** PostgreSQL quotes the values of a failed statement in some fields; those fields stay out of the log. */
function withoutValues(error: unknown): unknown {
  return error instanceof Error ? cleaned(pino.stdSerializers.errWithCause(error)) : error
}

function cleaned(logged: Logged & { aggregateErrors?: Logged[] }): object {
  const { cause, aggregateErrors, ...facts } = logged
  return {
    ...(isFromDatabase(facts) ? databaseFacts(facts) : facts),
    ...(isObject(cause) ? { cause: cleaned(cause) } : {}),
    ...(aggregateErrors ? { aggregateErrors: aggregateErrors.map(cleaned) } : {}),
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isFromDatabase = ({ code, severity }: Logged) => typeof code === 'string' && severity !== undefined

function databaseFacts(
  facts: Logged & { where?: unknown; detail?: unknown; hint?: unknown; internalQuery?: unknown },
) {
  const { where: _where, detail: _detail, hint: _hint, internalQuery: _query, ...rest } = facts
  const { message = '', stack = '' } = rest
  // Class 22 is about values; its messages quote them. In the other classes quotes hold names of tables and the like.
  const shown = String(rest.code).startsWith('22') ? message.replace(/".*"/s, '"[redacted]"') : message
  return { ...rest, message: shown, stack: stack.replace(message, () => shown) }
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
const settingsSecrets = ['smtpPass', 'secretKey', 'keySecret', 'webhookSecret']
