import { expect, test } from 'vitest'
import { createVault, keyListPattern } from './vault.ts'

const [first, second] = [`one:${'1'.repeat(64)}`, `two:${'2'.repeat(64)}`]

test('a value is only readable in the row that it was encrypted for', () => {
  const vault = createVault(first)
  const sealed = vault.seal('settings_secrets/a', 'sk_live_canary')
  expect(vault.open('settings_secrets/a', sealed)).toBe('sk_live_canary')
  expect(sealed.ciphertext.toString('latin1')).not.toContain('canary')
  expect(() => vault.open('settings_secrets/b', sealed)).toThrow('authenticate')
})

test('a changed byte, nonce, key or key id is noticed', () => {
  const vault = createVault(`${first},${second}`)
  const sealed = vault.seal('row', 'value')
  const flipped = Buffer.from(sealed.ciphertext)
  flipped[0] = (flipped[0] ?? 0) ^ 1
  expect(() => vault.open('row', { ...sealed, ciphertext: flipped })).toThrow('authenticate')
  expect(() => vault.open('row', { ...sealed, nonce: Buffer.alloc(12) })).toThrow('authenticate')
  expect(() => vault.open('row', { ...sealed, key_id: 'two' })).toThrow('authenticate')
  expect(() => createVault(`one:${'3'.repeat(64)}`).open('row', sealed)).toThrow('authenticate')
  expect(() => createVault(second).open('row', sealed)).toThrow(
    "the key one, which this process doesn't have",
  )
})

test('the first key encrypts and all of them decrypt', () => {
  const old = createVault(first).seal('row', 'value')
  const both = createVault(`${second},${first}`)
  expect(both.open('row', old)).toBe('value')
  expect(both.seal('row', 'value').key_id).toBe('two')
})

test.each([
  [first, true],
  [`${second},${first}`, true],
  ['1'.repeat(64), false],
  ['one:12', false],
  [`${first},`, false],
  [`o:ne:${'1'.repeat(64)}`, false],
])('%s as a list of keys: %s', (list, isValid) => {
  expect(keyListPattern.test(list)).toBe(isValid)
})
