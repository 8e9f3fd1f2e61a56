import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Refusal = { code: number; message: string }
type Accepted = Email & { recipients: string[]; raw: string }
type Behaviour = {
  reject?: () => Refusal | null
  /** Asked for each recipient. */
  recipient?: (address: string) => Refusal | null
  onAccepted?: (mail: Accepted) => void
  /** Asks for these. */
  login?: { user: string; pass: string }
}

/** A real SMTP server that stores the accepted mails. */
export async function startRelay(behaviour: Behaviour = {}) {
  const mails: Accepted[] = []
  const server = new SMTPServer({
    authOptional: !behaviour.login,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      const isRight = username === behaviour.login?.user && password === behaviour.login?.pass
      if (isRight) done(null, { user: username })
      else done(new Error('Invalid username or password'))
    },
    onRcptTo({ address }, _session, done) {
      const refusal = behaviour.recipient?.(address)
      done(refusal ? withCode(refusal) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const refusal = behaviour.reject?.()
        if (refusal) return done(withCode(refusal))
        const raw = Buffer.concat(chunks).toString()
        const mail = {
          ...(await PostalMime.parse(raw)),
          recipients: session.envelope.rcptTo.map((each) => each.address),
          raw,
        }
        mails.push(mail)
        behaviour.onAccepted?.(mail)
        done()
      })
    },
  })
  server.on('error', () => {}) // the sender may be killed in mid-conversation
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

const withCode = ({ code, message }: Refusal) => Object.assign(new Error(message), { responseCode: code })
