import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { boot, restoreScroll } from './boot.ts'

test('what runs at load stays within 1 KB', () => {
  expect(Buffer.byteLength(boot)).toBeLessThanOrEqual(1024)
  expect(Buffer.byteLength(restoreScroll)).toBeLessThanOrEqual(256)
})

test('the inline scripts are scripts', () => {
  expect(() => new Script(boot)).not.toThrow()
  expect(() => new Script(restoreScroll)).not.toThrow()
})
