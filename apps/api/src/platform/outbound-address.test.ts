import { expect, test } from 'vitest'
import { createFindDestination, isPublicAddress, PrivateAddressError } from './outbound-address.ts'

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '10.213.10.10',
  '100.64.0.1',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'localhost',
  '',
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '193.0.0.1', '2a00:1450:4009::5e', '2404:6800::1'])(
  '%s is on the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

// Ways to write an address of this machine or its networks, as the resolver understands them.
test.each([
  'localhost',
  '127.0.0.1',
  '127.1',
  '0x7f.1',
  '2130706433',
  '0',
  '::1',
  '10.0.0.1',
  '169.254.169.254',
])('in production the settings can’t name %s', async (host) => {
  const inProduction = createFindDestination({ publicOnly: true, allowed: [] })
  await expect(inProduction(host, 25)).rejects.toThrow(PrivateAddressError)
})

test('the environment can allow one server of the private network, on one port', async () => {
  const find = createFindDestination({ publicOnly: true, allowed: ['127.0.0.1:2525'] })
  expect(await find('127.0.0.1', 2525)).toEqual([{ address: '127.0.0.1', isPrivate: true }])
  await expect(find('127.0.0.1', 25)).rejects.toThrow(PrivateAddressError)
  await expect(find('localhost', 2525)).rejects.toThrow(PrivateAddressError)
})

test('in production one private address among those of a name is enough to refuse it', async () => {
  const addresses = ['8.8.8.8', '10.0.0.1']
  const find = createFindDestination({ publicOnly: true, allowed: [] }, async () => addresses)
  await expect(find('mail.client.example', 25)).rejects.toThrow(PrivateAddressError)
  addresses.pop()
  expect(await find('mail.client.example', 25)).toEqual([{ address: '8.8.8.8', isPrivate: false }])
})
