import { isProof } from '@trusswell/domain/form-guard.ts'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findProof } from './find-proof.ts'

test('finds a number that the server accepts', async () => {
  const proof = await findProof('contact.1.abc')
  expect(isProof(createHash('sha256').update(`contact.1.abc:${proof}`).digest())).toBe(true)
})
