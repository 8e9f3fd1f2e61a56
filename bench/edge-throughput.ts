import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { requestsPerSecond } from './requests-per-second.ts'

const call = promisify(execFile)
/** As a browser asks for each. */
const headers = { br: 'gzip, deflate, br, zstd', gzip: 'gzip, deflate' }

/** A cached page against a plain precompressed file with the same bytes, in turns; the median ratio counts. */
export async function measureEdge(
  origin: string,
  assetsDir: string,
  options: { encoding: keyof typeof headers; rounds: number; seconds: number },
) {
  const { encoding, seconds } = options
  const accepting = { 'accept-encoding': headers[encoding] }
  const compressed = await compressedBytes(`${origin}/contact`, encoding)
  const name = `assets/bench-${encoding}-${process.pid}.html`
  const file = `${assetsDir}/${name}`
  const compressedFile = `${file}.${encoding === 'br' ? 'br' : 'gz'}`
  await writeFile(file, '') // nginx wants the plain file to exist
  await writeFile(compressedFile, compressed)
  try {
    const rounds: { cached: number; plain: number }[] = []
    for (let round = 0; round < options.rounds; round += 1) {
      rounds.push({
        cached: await requestsPerSecond(`${origin}/contact`, seconds, accepting),
        plain: await requestsPerSecond(`${origin}/${name}`, seconds, accepting),
      })
    }
    const ratios = rounds.map(({ cached, plain }) => cached / plain).toSorted((a, b) => a - b)
    return { bytes: compressed.length, rounds, ratio: ratios[Math.floor(ratios.length / 2)] ?? 0 }
  } finally {
    await rm(file)
    await rm(compressedFile)
  }
}

async function compressedBytes(url: string, encoding: keyof typeof headers): Promise<Buffer> {
  const flags = [
    '-s',
    '-w',
    '%{stderr}%header{content-encoding}',
    '-H',
    `accept-encoding: ${headers[encoding]}`,
  ]
  const { stdout, stderr } = await call('curl', [...flags, url], { encoding: 'buffer' })
  if (stderr.toString() !== encoding) throw new Error(`${url} does not come in ${encoding}`)
  return stdout
}
