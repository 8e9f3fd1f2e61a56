// `pnpm bench:wordpress`: the text of our home page in Debian's WordPress compared with ours, into a dated report.
// By command only; needs `pnpm build` before, wrk, nginx, Chromium, and apt's lists or the packages in a folder:
// `pnpm bench:wordpress [first port] [folder of .deb files]`.
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { promisify } from 'node:util'
import { startSystem } from '../bin/system.ts'
import { warm } from '../infra/edge/warm.ts'
import { scorePages } from './lighthouse-runs.ts'
import { requestsPerSecond } from './requests-per-second.ts'
import { startWordPress } from './wordpress-site.ts'

const rounds = 5
// Long enough for several waves of answers on a busy machine: WordPress is slow.
const seconds = { ours: 3, wordpress: 15 }
const gzip = { 'accept-encoding': 'gzip' }
const firstPort = Number(process.argv[2] ?? 8380)

const system = await startSystem({
  name: 'wordpress',
  edgePort: firstPort,
  firstPort: firstPort + 1,
  fresh: true,
})
try {
  await system.ready()
  await warm(system.origin)
  const html = await (await fetch(`${system.origin}/`)).text()
  const wordpress = await startWordPress(firstPort + 9, wordsOf(html), process.argv[3])
  try {
    const report = await compare(wordpress.origin, wordpress.version)
    await mkdir('docs/reports', { recursive: true })
    await writeFile(`docs/reports/wordpress-${report.day}.json`, `${JSON.stringify(report, null, 2)}\n`)
    console.log(JSON.stringify(report, null, 2))
  } finally {
    await wordpress.stop()
  }
} finally {
  await system.stop()
}

async function compare(origin: string, version: string) {
  const sites = { ours: `${system.origin}/`, wordpress: `${origin}/` }
  // Both get warm first: code caches there, the page cache here.
  for (const url of Object.values(sites)) await requestsPerSecond(url, 2, gzip)
  const turns: { ours: number; wordpress: number }[] = []
  for (let turn = 0; turn < rounds; turn += 1) {
    turns.push({
      ours: await requestsPerSecond(sites.ours, seconds.ours, gzip),
      wordpress: await requestsPerSecond(sites.wordpress, seconds.wordpress, gzip),
    })
  }
  if (turns.some((turn) => turn.wordpress < 1))
    throw new Error('the machine is too busy for WordPress to answer')
  const whole = async (site: string) => {
    const [score] = await scorePages(site, ['/'], 1)
    return { bytes: score!.bytes, requests: score!.requests, performance: score!.performance }
  }
  const load = { ours: await whole(system.origin), wordpress: await whole(origin) }
  const htmlBytes = { ours: await sizeOf(sites.ours), wordpress: await sizeOf(sites.wordpress) }
  return {
    day: new Date().toISOString().slice(0, 10),
    wordpress: version,
    load_average: loadavg(),
    what: 'home page, the same words; ours with its drawings and behind the edge cache, WordPress with its default theme and no page cache',
    requests_per_second: { turns, ratio: median(turns.map((turn) => turn.ours / turn.wordpress)) },
    html_bytes_gzip: { ...htmlBytes, ratio: htmlBytes.ours / htmlBytes.wordpress },
    first_load: { ...load, bytes_ratio: load.ours.bytes / load.wordpress.bytes },
  }
}

async function sizeOf(url: string): Promise<number> {
  const { stdout } = await promisify(execFile)('curl', ['-s', '-H', 'accept-encoding: gzip', url], {
    encoding: 'buffer',
    maxBuffer: 10 ** 8,
  })
  return stdout.length
}

/** Headings, paragraphs, lists and links of the main part; drawings, forms and frames stay behind. */
function wordsOf(html: string): { title: string; content: string } {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const content = main
    .replace(/<(svg|script|style|form|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(\/?)(\w+)([^>]*)>/g, (_, slash: string, name: string, attributes: string) => {
      if (!/^(h[1-6]|p|ul|ol|li|a|strong|em|blockquote|dl|dt|dd|b|cite)$/.test(name)) return ' '
      const href = / href="[^"]*"/.exec(attributes)?.[0] ?? ''
      return `<${slash}${name}${href}>`
    })
    .replace(/\s+/g, ' ')
  if (content.length < 2000) throw new Error('the home page has lost its words')
  return { title: /<title>([^<]*)/.exec(html)?.[1] ?? '', content }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
