import { createTransport } from 'nodemailer'
import { createHash } from 'node:crypto'
import type { CalendarPart } from './calendar-invitation.ts'
import { safely, smtpOptions, type MailServer } from './mail-server.ts'
import type { FindDestination } from './outbound-address.ts'

export type Mail = {
  id: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  attachments?: MailAttachment[]
  /** Shown by mail programs as an invitation, with buttons to accept it. */
  calendar?: CalendarPart
}
export type MailAttachment = { filename: string; content: Buffer; contentType: string }
export type Mailer = ReturnType<typeof createMailer>

/** How mails go out now; without a server, by the one that the environment names. */
export type MailRoute = { server: MailServer | null; from: { name: string; address: string } }

type Options = {
  url: string
  /** Of Message-IDs: it stays the same while the settings change between two tries. */
  domain: string
  findRoute: () => Promise<MailRoute>
  findDestination: FindDestination
}

/** SMTP in every environment. The Message-ID comes from the mail's id: the same for all its tries. */
export function createMailer({ url, domain, findRoute, findDestination }: Options) {
  const pooled = { ...safely, pool: true, maxConnections: 4 } as const
  const ofEnvironment = createTransport({ ...pooled, url })
  let ofSettings: { key: string; address: string; transport: typeof ofEnvironment } | null = null

  /** One pool for as long as the settings name the same server and it keeps its address. */
  async function transportTo(server: MailServer) {
    const destinations = await findDestination(server.host, server.port)
    const key = createHash('sha256').update(JSON.stringify(server)).digest('hex')
    const known = ofSettings
    if (known?.key === key && destinations.some(({ address }) => address === known.address))
      return known.transport
    const [destination] = destinations
    if (!destination) throw new Error('no address')
    const transport = createTransport({ ...pooled, ...smtpOptions(server, destination) })
    known?.transport.close()
    ofSettings = { key, address: destination.address, transport }
    return transport
  }

  async function prepare() {
    const { server, from } = await findRoute()
    return { from, transport: server ? await transportTo(server) : ofEnvironment }
  }

  return {
    messageId: (id: string) => `<${id}@${domain}>`,
    async send(mail: Mail): Promise<void> {
      const { from, transport } = await prepare().catch(asUnsent)
      const sending = transport.sendMail({
        messageId: `<${mail.id}@${domain}>`,
        from,
        to: mail.to,
        ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        ...(mail.attachments ? { attachments: mail.attachments } : {}),
        ...(mail.calendar ? { icalEvent: { ...mail.calendar, filename: 'invitation.ics' } } : {}),
        // Prevents automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
      })
      await sending.catch((error: unknown) => {
        // The settings changed while the mail waited for a connection.
        if (error instanceof Error && error.message === 'Connection pool was closed') asUnsent(error)
        throw error
      })
    },
    close: () => {
      ofSettings?.transport.close()
      ofEnvironment.close()
    },
  }
}

/** The mail was not handed to the relay. */
function asUnsent(error: unknown): never {
  throw Object.assign(error instanceof Error ? error : new Error('mail not sent'), { unsent: true })
}

/** True when the relay certainly did not take the mail: it said so, or was never reached. */
export function wasRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { responseCode, unsent, code, originalCode } = error as {
    responseCode?: number
    unsent?: true
    code?: string
    originalCode?: string
  }
  if (responseCode !== undefined || unsent || code === 'EDNS') return true
  // `command` doesn't help: it is CONN of every lost connection, also of one that broke after the mail was handed over.
  return ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'].includes(originalCode ?? '')
}

/** True when the relay will refuse this mail every time, for example because the recipient doesn't exist. */
export function wasRejected(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code)
}
