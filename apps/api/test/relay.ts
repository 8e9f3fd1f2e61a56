import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Behaviour = {
  reject?: () => { code: number; message: string } | null
  /** Asks for these. */
  login?: { user: string; pass: string }
}

/** The far end of mail: a real SMTP server that keeps what it accepted. */
export async function startRelay(behaviour: Behaviour = {}) {
  const mails: (Email & { recipients: string[]; raw: string })[] = []
  const server = new SMTPServer({
    authOptional: !behaviour.login,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      const isRight = username === behaviour.login?.user && password === behaviour.login?.pass
      if (isRight) done(null, { user: username })
      else done(new Error('Invalid username or password'))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const refusal = behaviour.reject?.()
        if (refusal) return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
        const raw = Buffer.concat(chunks).toString()
        mails.push({
          ...(await PostalMime.parse(raw)),
          recipients: session.envelope.rcptTo.map((each) => each.address),
          raw,
        })
        done()
      })
    },
  })
  server.on('error', () => {}) // whoever sends may be killed in mid-conversation
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    mails,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
