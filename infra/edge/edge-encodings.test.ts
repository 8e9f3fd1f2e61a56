import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptEncodingSamples } from '../../apps/web/server/accept-encoding-samples.ts'
import { startEdge, startStub, type Handler } from './edge-harness.ts'
import { warm } from './warm.ts'

const pack = { br: brotliCompressSync, gzip: gzipSync }
const unpack = { br: brotliDecompressSync, gzip: gunzipSync, undefined: (bytes: Buffer) => bytes }
const text = 'A page of the site. '.repeat(200)
const sitemap = '<urlset><url><loc>https://a.example/contact</loc></url></urlset>'

/** As web does, for the two headers that the edge may send; any other one fails. */
const web =
  (seconds: number): Handler =>
  ({ url, headers }, response) => {
    const encoding = headers['accept-encoding'] as keyof typeof pack
    response.setHeader('cache-control', `public, s-maxage=${seconds}, stale-if-error=60`)
    response.setHeader('content-encoding', encoding)
    response.setHeader('vary', 'Accept-Encoding')
    response.end(pack[encoding](url === '/sitemap.xml' ? sitemap : text))
  }

async function start(freshSeconds = 60) {
  const stub = await startStub(web(freshSeconds))
  const edge = await startEdge({ apiPorts: [1], webPort: stub.port })
  const read = async (path: string, header: string | undefined) => {
    const answer = await edge.send(path, {
      headers: header === undefined ? {} : { 'accept-encoding': header },
    })
    const encoding = answer.headers['content-encoding'] as keyof typeof unpack | undefined
    const { vary, 'x-cache': cache } = answer.headers
    return { encoding, vary, cache, text: unpack[encoding ?? 'undefined'](answer.bytes).toString() }
  }
  return { stub, edge, read }
}

// A link in a mail has a location of its own, which unpacks by itself.
test.each(['/contact', '/careers', '/careers/hvac-technician', '/reset-password'])(
  '%s comes in the encoding that its header asks for, and is cached in two',
  async (path) => {
    const { stub, read } = await start()
    for (const [header, encoding] of acceptEncodingSamples) {
      expect([header, await read(path, header)]).toEqual([
        header,
        { encoding, vary: 'Accept-Encoding', cache: expect.any(String) as string, text },
      ])
    }
    expect(new Set(stub.seen.map(({ headers }) => headers['accept-encoding']))).toEqual(
      new Set(['br', 'gzip']),
    )
  },
)

test('two spellings of a header share a cached page', async () => {
  const { stub, read } = await start()
  expect(await read('/contact', 'gzip, deflate, br, zstd')).toMatchObject({ cache: 'MISS' })
  expect(await read('/contact', 'br;q=1.0, gzip')).toMatchObject({ cache: 'HIT' })
  expect(await read('/contact', 'gzip')).toMatchObject({ cache: 'MISS' })
  expect(await read('/contact', 'deflate,gzip')).toMatchObject({ cache: 'HIT' })
  expect(await read('/contact', 'identity')).toMatchObject({ cache: 'HIT' })
  expect(stub.seen).toHaveLength(2)
})

test('after warming, a page is there in every encoding while web is down', async () => {
  const { stub, edge, read } = await start(1)
  expect(await warm(edge.origin)).toEqual({ pages: ['/contact'], failed: [] })
  await stub.close()
  const stale = expect.stringMatching(/^(STALE|UPDATING)$/) as string
  for (const [header, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ] as const) {
    await expect
      .poll(() => read('/contact', header), { timeout: 10_000 })
      .toEqual({ encoding, vary: 'Accept-Encoding', cache: stale, text })
  }
})

test('a hashed file comes as it was compressed at build time', async () => {
  const { edge, read } = await start()
  const file = join(edge.assetsDir, 'assets/entry-Ab12.css')
  await Promise.all([
    writeFile(file, text),
    writeFile(`${file}.br`, brotliCompressSync(text)),
    writeFile(`${file}.gz`, gzipSync(text)),
  ])
  for (const [header, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ] as const) {
    expect(await read('/assets/entry-Ab12.css', header)).toMatchObject({ encoding, text })
  }
})
