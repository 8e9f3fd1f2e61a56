import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Where a connection goes: the address that was checked, and not the name, which could resolve differently later. */
export type Destination = { address: string; isPrivate: boolean }
export type FindDestination = (host: string, port: number) => Promise<Destination[]>
/** The IP addresses of a host name. */
export type Resolve = (host: string) => Promise<string[]>

const resolveBySystem: Resolve = async (host) =>
  (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address)

/** The host resolves to an address of this machine or of a network behind it. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/** Other ports belong to other services. */
export class MailPortError extends Error {
  override name = 'MailPortError'
}
export const wordsForPrivate = (host: string) =>
  `${host} is on a private network. Enter a mail server on the public internet.`
const mailPorts = [25, 465, 587, 2525]
export const wordsForPort = (port: number) => `Port ${port} isn’t used for e-mail. Use 25, 465, 587 or 2525.`

type Outbound = { publicOnly: boolean; allowed: readonly string[] }
const isNamed = ({ publicOnly, allowed }: Outbound, host: string, port: number) =>
  !publicOnly || allowed.includes(`${host.toLowerCase()}:${port}`)

/** Whether a mail server may have this port: one of mail servers, unless the environment names `host:port` as allowed. */
export type IsMailPort = (host: string, port: number) => boolean
export const createIsMailPort =
  (options: Outbound): IsMailPort =>
  (host, port) =>
    mailPorts.includes(port) || isNamed(options, host, port)

/**
 * Resolves a host from the settings. With `publicOnly` each of its addresses must be on the public internet and the
 * port one of mail servers, unless the environment names `host:port` as allowed.
 */
export const createFindDestination =
  (options: Outbound, resolve: Resolve = resolveBySystem): FindDestination =>
  async (host, port) => {
    const destinations = (await resolve(host)).map((address) => ({
      address,
      isPrivate: !isPublicAddress(address),
    }))
    if (!isNamed(options, host, port) && destinations.some(({ isPrivate }) => isPrivate)) {
      throw new PrivateAddressError(`${host} resolves to a private address`)
    }
    if (!createIsMailPort(options)(host, port)) throw new MailPortError(`port ${port} isn't a port for mail`)
    return destinations
  }

export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%')
  if (isIP(plain) === 4) return !reserved4.check(plain, 'ipv4')
  return isIP(plain) === 6 && global6.check(plain, 'ipv6') && !reserved6.check(plain, 'ipv6')
}

function blockList(family: 'ipv4' | 'ipv6', ranges: string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}

// IANA's special-purpose registries (RFC 6890), with multicast.
const reserved4 = blockList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // The host of virtual machines in Azure.
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])
const global6 = blockList('ipv6', ['2000::/3'])
// Documentation, and the forms that contain an IPv4 address.
const reserved6 = blockList('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
