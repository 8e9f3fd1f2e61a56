import { expect, test } from 'vitest'
import { acceptEncodingSamples } from './accept-encoding-samples.ts'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each(acceptEncodingSamples)('Accept-Encoding: %s means %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
