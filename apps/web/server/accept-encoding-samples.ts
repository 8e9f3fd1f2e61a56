import type { Encoding } from './accepted-encoding.ts'

/** Accept-Encoding headers and what the page comes in; web and the edge read them alike. */
export const acceptEncodingSamples: [header: string | undefined, encoding: Encoding | undefined][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br', 'br'],
  ['BR;q=0.001', 'br'],
  ['gzip;q=1.0,br;q=0.5', 'br'],
  ['br ; level=4 , gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['deflate, GZip;q=0.2', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 ,gzip;q=1', 'gzip'],
  ['brotli, xbr, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['gzip;q=0, br;Q=0.0', undefined],
  ['deflate, zstd, x-gzip', undefined],
  ['identity', undefined],
  ['*', undefined],
  ['*;q=0', undefined],
  ['', undefined],
  [undefined, undefined],
]
