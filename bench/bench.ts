// `pnpm bench`: ratios against the engines run bare, into a dated report. Needs `pnpm build` before.
import { mkdir, writeFile } from 'node:fs/promises'
import pg from 'pg'
import { run } from '../bin/processes.ts'
import { startSystem } from '../bin/system.ts'
import { warm } from '../infra/edge/warm.ts'
import { measureEdge } from './edge-throughput.ts'
import { measureRead } from './read-one-row.ts'

const password = 'harbour-lamp-52-teak'
const system = await startSystem({ name: 'bench', edgePort: 8370, firstPort: 8371, fresh: true })
await system.ready()
await warm(system.origin)
await run('seed', [process.execPath, 'apps/api/src/seed.ts'], {
  ...system.environments.seed,
  SEED_PASSWORD: password,
})

const measure = (encoding: 'br' | 'gzip') =>
  measureEdge(system.origin, 'apps/web/build/client', { encoding, rounds: 7, seconds: 1 })
const edge = { br: await measure('br'), gzip: await measure('gzip') }

const api = `http://127.0.0.1:${system.ports.api[0]}/api`
const signIn = await fetch(`${api}/auth/sign-in`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'admin1@trusswell.example', password }),
})
const cookie = signIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const superuser = `postgres://postgres@127.0.0.1:5432/${system.database}`
const client = new pg.Client({ connectionString: superuser })
await client.connect()
const { rows } = await client.query<{ id: string }>('select id from contact_submissions limit 1')
await client.end()
const contactId = rows[0]?.id ?? ''
const read = await measureRead(
  { url: `${api}/admin/contacts/${contactId}`, cookie, database: superuser, contactId },
  { rounds: 7, seconds: 1 },
)

await system.stop()
const day = new Date().toISOString().slice(0, 10)
await mkdir('docs/reports', { recursive: true })
await writeFile(`docs/reports/bench-${day}.json`, `${JSON.stringify({ day, edge, read }, null, 2)}\n`)
for (const [encoding, { ratio }] of Object.entries(edge))
  console.log(`cached page / plain file, ${encoding}: ${ratio.toFixed(2)}`)
console.log(`row under policies / bare node:http + pg: ${read.ratio.toFixed(2)}`)
