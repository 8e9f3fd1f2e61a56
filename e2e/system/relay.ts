import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Accepted = { messageId: string; to: string; at: number }

/** The receiving mail server. `onAccepted` is called as soon as the 250 is written. */
export async function startRelay(port: number) {
  const accepted: Accepted[] = []
  const watchers = new Set<(mail: Accepted) => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const { messageId = '' } = await PostalMime.parse(Buffer.concat(chunks))
        const mail = { messageId, to: session.envelope.rcptTo[0]?.address ?? '', at: Date.now() }
        accepted.push(mail)
        done()
        for (const watch of watchers) watch(mail)
      })
    },
  })
  server.on('error', () => {}) // the worker is killed in mid-conversation
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    nextAccepted: () =>
      new Promise<Accepted>((resolve) => {
        const watch = (mail: Accepted) => {
          watchers.delete(watch)
          resolve(mail)
        }
        watchers.add(watch)
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
