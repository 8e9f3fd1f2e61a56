import { createTransport } from 'nodemailer'
import {
  MailPortError,
  PrivateAddressError,
  wordsForPort,
  wordsForPrivate,
  type Destination,
  type FindDestination,
} from './outbound-address.ts'

/** A mail server as the settings name it. */
export type MailServer = { host: string; port: number; user: string; pass: string | null }

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }
export const safely = { ...timeouts, disableFileAccess: true, disableUrlAccess: true }

/** Connects to one checked address; the certificate must still be the host's. */
export const smtpOptions = (server: MailServer, destination: Destination) => ({
  ...safely,
  host: destination.address,
  port: server.port,
  secure: server.port === 465,
  // A password is never sent unencrypted over the internet.
  requireTLS: !destination.isPrivate,
  tls: { servername: server.host },
  ...(server.user ? { auth: { user: server.user, pass: server.pass ?? '' } } : {}),
})

type TestMail = {
  from: { name: string; address: string }
  to: string
  subject: string
  html: string
  text: string
}

/** Sends one mail over its own connection. Null when the server accepted it, else an error. The deadline includes DNS. */
export async function tryMailServer(
  findDestination: FindDestination,
  server: MailServer,
  mail: TestMail,
  deadline = 20_000,
): Promise<string | null> {
  const { promise: late, resolve } = Promise.withResolvers<string>()
  const timer = setTimeout(() => resolve(wordsFor({ code: 'ETIMEDOUT' }, server)), deadline)
  try {
    return await Promise.race([sendTo(findDestination, server, mail), late])
  } finally {
    clearTimeout(timer)
  }
}

async function sendTo(
  findDestination: FindDestination,
  server: MailServer,
  mail: TestMail,
): Promise<string | null> {
  try {
    const [destination] = await findDestination(server.host, server.port)
    if (!destination) return wordsFor({ code: 'ENOTFOUND' }, server)
    const transport = createTransport(smtpOptions(server, destination))
    try {
      await transport.sendMail(mail)
    } finally {
      transport.close()
    }
    return null
  } catch (error) {
    if (error instanceof PrivateAddressError) return wordsForPrivate(server.host)
    if (error instanceof MailPortError) return wordsForPort(server.port)
    return wordsFor(error as SmtpError, server)
  }
}

type SmtpError = { code?: string; message?: string; responseCode?: number; command?: string }

/** Never what the server itself wrote: it could be any service, and its answer anything. */
function wordsFor(error: SmtpError, { host, port, user }: MailServer): string {
  const { code = '', message = '', responseCode } = error
  const is = (pattern: RegExp) => pattern.test(`${code} ${message}`)
  if (code === 'EAUTH' && responseCode === undefined && !user)
    return `${host} needs a user name and a password.`
  if (code === 'EAUTH') return `${host} refused the user name or the password.`
  if (responseCode === 530) return `${host} needs a user name and a password.`
  if (is(/ENOTFOUND|EAI_AGAIN|EDNS/)) return `We couldn’t find the server ${host}. Check the SMTP host.`
  if (is(/ECONNREFUSED/)) return `${host} refused the connection on port ${port}. Check the SMTP port.`
  if (is(/certificate|self.signed|altname|ERR_TLS_CERT|UNABLE_TO_|DEPTH_ZERO/i))
    return `The certificate of ${host} isn’t valid, so we didn’t send the password.`
  if (is(/ETLS|STARTTLS|SSL|TLS|wrong version/i))
    return `${host} doesn’t offer a secure connection on port ${port}. Try port 465 or 587.`
  if (is(/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|Greeting never received|timeout/i))
    return `${host} didn’t answer on port ${port}. Check the host and the port.`
  if (code === 'EENVELOPE' || responseCode !== undefined)
    return `${host} refused the e-mail${responseCode ? ` (code ${responseCode})` : ''}. Check the sender’s address.`
  return `The connection to ${host} on port ${port} failed. Check the host and the port.`
}
