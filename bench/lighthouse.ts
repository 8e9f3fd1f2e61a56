// `pnpm lighthouse`: every page of the sitemap behind the edge, on a phone, into a dated report; fails where a page
// misses a limit. Needs `pnpm build` before. `pnpm lighthouse 1` takes one run instead of the median of 3,
// `pnpm lighthouse --templates` one page of each template.
import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { startSystem } from '../bin/system.ts'
import { warm } from '../infra/edge/warm.ts'
import { missesOf, scorePages, slownessOf } from './lighthouse-runs.ts'

const { values, positionals } = parseArgs({
  options: { templates: { type: 'boolean' } },
  allowPositionals: true,
})
const runs = Number(positionals[0] ?? 3)
const edgePort = Number(positionals[1] ?? 8360)
/** The pages of one template differ in the last part of their paths: `/services/*`. */
const templateOf = (path: string) => path.replace(/(?<=\/.+\/)[^/]+$/, '*')
const system = await startSystem({ name: 'lighthouse', edgePort, firstPort: edgePort + 1, fresh: true })
try {
  await system.ready()
  const { pages, failed } = await warm(system.origin)
  if (failed.length > 0) throw new Error(failed.join('\n'))
  const chosen = values.templates
    ? [...new Map(pages.map((path) => [templateOf(path), path])).values()]
    : pages
  const scores = await scorePages(system.origin, chosen, runs)
  const misses = scores.flatMap((score) => [...missesOf(score), ...slownessOf(score)])
  const day = new Date().toISOString().slice(0, 10)
  // Figures from a busy machine are worse than the page is.
  const report = { day, runs, load_average: loadavg(), pages: scores.length, misses, scores }
  await mkdir('docs/reports', { recursive: true })
  await writeFile(`docs/reports/lighthouse-${day}.json`, `${JSON.stringify(report, null, 2)}\n`)
  console.table(scores)
  console.log(
    misses.length === 0 ? 'Every page is as it should be.' : `${misses.length} misses:\n${misses.join('\n')}`,
  )
  if (misses.length > 0) process.exitCode = 1
} finally {
  await system.stop()
}
