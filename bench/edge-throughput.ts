import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { requestsPerSecond } from './requests-per-second.ts'

const call = promisify(execFile)
const gzip = { 'accept-encoding': 'gzip' }

/** A cached page against a plain precompressed file with the same bytes, in turns; the median ratio counts. */
export async function measureEdge(
  origin: string,
  assetsDir: string,
  options: { rounds: number; seconds: number },
) {
  const compressed = await compressedBytes(`${origin}/contact`)
  const file = `${assetsDir}/assets/bench-${process.pid}.html`
  await writeFile(file, '') // gzip_static wants the plain file to exist
  await writeFile(`${file}.gz`, compressed)
  try {
    const rounds: { cached: number; plain: number }[] = []
    for (let round = 0; round < options.rounds; round += 1) {
      rounds.push({
        cached: await requestsPerSecond(`${origin}/contact`, options.seconds, gzip),
        plain: await requestsPerSecond(`${origin}/assets/bench-${process.pid}.html`, options.seconds, gzip),
      })
    }
    const ratios = rounds.map(({ cached, plain }) => cached / plain).toSorted((a, b) => a - b)
    return { bytes: compressed.length, rounds, ratio: ratios[Math.floor(ratios.length / 2)] ?? 0 }
  } finally {
    await rm(file)
    await rm(`${file}.gz`)
  }
}

async function compressedBytes(url: string): Promise<Buffer> {
  const { stdout } = await call('curl', ['-s', '-H', 'accept-encoding: gzip', url], { encoding: 'buffer' })
  return stdout
}
