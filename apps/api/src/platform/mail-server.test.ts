import { createServer, type AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { startRelay } from '../../test/relay.ts'
import { resolveLocally } from '../../test/resolve-locally.ts'
import { tryMailServer, type MailServer } from './mail-server.ts'
import { createFindDestination, type FindDestination } from './outbound-address.ts'

const login = { user: 'office', pass: 'right-password' }
const relay = await startRelay({ login })
afterAll(() => relay.close())

const anywhere = createFindDestination({ publicOnly: false, allowed: [] }, resolveLocally)
const mail = {
  from: { name: 'Trusswell', address: 'hello@trusswell.example' },
  to: 'admin@people.example',
  subject: 'Test',
  html: '<p>Test</p>',
  text: 'Test',
}
const attempt = (server: Partial<MailServer>, find: FindDestination = anywhere) =>
  tryMailServer(find, { host: '127.0.0.1', port: relay.port, user: '', pass: null, ...server }, mail)
/** As if the address were on the internet, where passwords need a secure connection. */
const asPublic: FindDestination = async () => [{ address: '127.0.0.1', isPrivate: false }]

test('with the right password the mail arrives', async () => {
  expect(await attempt(login)).toBeNull()
  expect(relay.mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([[[mail.to], 'Test']])
})

test('a wrong password, a missing one and an unknown host get a clear message', async () => {
  expect(await attempt({ ...login, pass: 'wrong' })).toBe('127.0.0.1 refused the user name or the password.')
  expect(await attempt({})).toBe('127.0.0.1 needs a user name and a password.')
  expect(await attempt({ host: 'nowhere.invalid' })).toBe(
    'We couldn’t find the server nowhere.invalid. Check the SMTP host.',
  )
})

test('a port without a server gets a clear message', async () => {
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  expect(await attempt({ port })).toBe(
    `127.0.0.1 refused the connection on port ${port}. Check the SMTP port.`,
  )
})

test('over the internet no password is sent without TLS, nor to a server whose certificate isn’t valid', async () => {
  expect(await attempt(login, asPublic)).toBe(
    `127.0.0.1 doesn’t offer a secure connection on port ${relay.port}. Try port 465 or 587.`,
  )
  const usernames: string[] = []
  // It has a certificate of its own making.
  const selfSigned = new SMTPServer({
    onAuth({ username }, _session, done) {
      usernames.push(String(username))
      done(null, { user: username })
    },
  })
  selfSigned.on('error', () => {})
  await new Promise<void>((resolve) => selfSigned.listen(0, '127.0.0.1', resolve))
  const { port } = selfSigned.server.address() as AddressInfo
  expect(await attempt({ ...login, host: 'mail.client.example', port }, asPublic)).toBe(
    'The certificate of mail.client.example isn’t valid, so we didn’t send the password.',
  )
  expect(usernames).toEqual([])
  await new Promise<void>((resolve) => selfSigned.close(() => resolve()))
})

test('a refused sender gets a clear message, without the server’s own text', async () => {
  const strict = await startRelay({ reject: () => ({ code: 550, message: 'internal-banner' }) })
  expect(await attempt({ port: strict.port })).toBe(
    '127.0.0.1 refused the e-mail (code 550). Check the sender’s address.',
  )
  await strict.close()
})

test('in production a private address is refused before anything is sent', async () => {
  const inProduction = createFindDestination({ publicOnly: true, allowed: [] })
  expect(await attempt(login, inProduction)).toBe(
    '127.0.0.1 is on a private network. Enter a mail server on the public internet.',
  )
})

test('in production only the ports of mail servers are reached', async () => {
  const inProduction = createFindDestination({ publicOnly: true, allowed: [] })
  expect(await attempt({ host: '1.1.1.1', port: 6379 }, inProduction)).toBe(
    'Port 6379 isn’t used for e-mail. Use 25, 465, 587 or 2525.',
  )
})

test('a server that can’t be found in time gets a clear message', async () => {
  const never: FindDestination = () => new Promise(() => {})
  const server = { host: 'mail.client.example', port: 587, user: '', pass: null }
  expect(await tryMailServer(never, server, mail, 20)).toBe(
    'mail.client.example didn’t answer on port 587. Check the host and the port.',
  )
})
