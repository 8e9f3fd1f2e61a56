// `pnpm lighthouse`: every page of the sitemap behind the edge, into a dated report. Needs `pnpm build` before.
import { mkdir, writeFile } from 'node:fs/promises'
import { startSystem } from '../bin/system.ts'
import { warm } from '../infra/edge/warm.ts'
import { scorePages } from './lighthouse-runs.ts'

const runs = Number(process.argv[2] ?? 5)
const system = await startSystem({ name: 'lighthouse', edgePort: 8360, firstPort: 8361, fresh: true })
await system.ready()
const { pages } = await warm(system.origin)
const scores = await scorePages(system.origin, pages, runs)
await system.stop()
const day = new Date().toISOString().slice(0, 10)
await mkdir('docs/reports', { recursive: true })
await writeFile(`docs/reports/lighthouse-${day}.json`, `${JSON.stringify({ day, runs, scores }, null, 2)}\n`)
console.table(scores)
