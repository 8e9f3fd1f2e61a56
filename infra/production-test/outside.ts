// Services outside of the installation: DNS, and a mail relay that stores what it receives.
import { join, resolve } from 'node:path'
import { start, type Started } from '../../bin/processes.ts'
import { addresses } from './engine.ts'
import { until } from './until.ts'

const root = resolve(import.meta.dirname, '../..')
export const hosts = { site: 'www.trusswell.local', relay: 'relay.mail.test', storage: 'storage.files.test' }

export function startOutside(directory: string): Started[] {
  const names = Object.entries({
    [hosts.relay]: addresses.relay,
    [hosts.storage]: addresses.storage,
    [hosts.site]: addresses.server,
  })
  return [
    start(
      'dnsmasq',
      [
        'dnsmasq',
        '--keep-in-foreground',
        '--no-resolv',
        '--no-hosts',
        '--bind-interfaces',
        '--listen-address',
        addresses.names,
        '--pid-file=',
        '--user=root',
        ...names.map(([name, address]) => `--address=/${name}/${address}`),
      ],
      { directory },
    ),
    start(
      'maildev',
      [
        process.execPath,
        join(root, 'node_modules/maildev/bin/maildev'),
        '--ip',
        addresses.relay,
        '--smtp',
        '25',
        '--web',
        '1080',
        '--silent',
      ],
      { directory },
    ),
  ]
}

const mailbox = `http://${addresses.relay}:1080/email`
export const relayAnswers = () => until('the relay', async () => (await fetch(mailbox)).ok)

type Mail = { subject: string; to: { address: string }[]; text: string }
const mails = async () => (await (await fetch(mailbox)).json()) as Mail[]
export const mailTo = (address: string, pattern: RegExp, seconds?: number) =>
  until(
    `a mail to ${address} with ${pattern}`,
    async () =>
      (await mails()).find(
        ({ to, subject, text }) =>
          to.some((each) => each.address === address) && pattern.test(`${subject}\n${text}`),
      ),
    seconds,
  )
