import { createTransport } from 'nodemailer'

export type Mail = {
  id: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
}
export type Mailer = ReturnType<typeof createMailer>

/** SMTP in every environment. The Message-ID comes from the mail's id: the same for all its tries. */
export function createMailer(options: { url: string; from: { name: string; address: string } }) {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = options.from.address.split('@')[1] ?? 'localhost'
  return {
    messageId: (id: string) => `<${id}@${domain}>`,
    async send(mail: Mail): Promise<void> {
      await transport.sendMail({
        messageId: `<${mail.id}@${domain}>`,
        from: options.from,
        to: mail.to,
        ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        // Answers by machines to a machine help nobody.
        headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
      })
    },
    close: () => transport.close(),
  }
}

/** True when the relay certainly did not take the mail: it said so, or was never reached. */
export function wasRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return responseCode !== undefined || command === 'CONN'
}
