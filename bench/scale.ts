// `pnpm scale`: what lists and overviews read with 10,000 and with 1,000,000 projects, applications and organisations, into
// docs/scale.md.
// `--short` compares 10,000 with 100,000, for a quick look; `--organisations` measures and writes that section alone. Fails when
// the larger one reads over two pages more.
import { readFile, writeFile } from 'node:fs/promises'
import { loadApplications, measureApplications } from '../apps/api/test/scale-applications.ts'
import { loadScale } from '../apps/api/test/scale-data.ts'
import { loadOrganisations, measureOrganisations } from '../apps/api/test/scale-organisations.ts'
import { measureScale, type Reading } from '../apps/api/test/scale-queries.ts'

const short = process.argv.includes('--short')
const onlyOrganisations = process.argv.includes('--organisations')
const sizes = short ? [10_000, 100_000] : [10_000, 1_000_000]
const mostPages = 2
type Result = { size: number; seconds: number; readings: Reading[] }

const day = new Date().toISOString().slice(0, 10)
const sectionStart = '## Organisations\n'
const stored = await readFile('docs/scale.md', 'utf8')
const place = stored.indexOf(sectionStart)
let [main, organisations] = place < 0 ? [stored, ''] : [stored.slice(0, place), stored.slice(place)]

if (!onlyOrganisations) {
  const results: Result[] = []
  for (const size of sizes) {
    const started = Date.now()
    const database = await loadScale(size)
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(`${size} projects loaded in ${seconds} s`)
    const readings = await measureScale(database.url)
    await database.drop()
    readings.push(...(await readApplications(size)))
    results.push({ size, seconds, readings })
  }
  main = `${report(results)}\n`
}
const results: Result[] = []
for (const size of sizes) results.push(await readOrganisations(size))
organisations = reportOrganisations(results)
if (!short) await writeFile('docs/scale.md', main + organisations)

async function readApplications(size: number): Promise<Reading[]> {
  const database = await loadApplications(size)
  const readings = await measureApplications(database.url)
  await database.drop()
  return readings
}

async function readOrganisations(size: number): Promise<Result> {
  const started = Date.now()
  const database = await loadOrganisations(size)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${size} organisations loaded in ${seconds} s`)
  const readings = await measureOrganisations(database.url)
  await database.drop()
  return { size, seconds, readings }
}

function compare(results: Result[]) {
  const [small, large] = results
  if (!small || !large) throw new Error('two sizes are compared')
  const lines = small.readings.map(({ name, pages, scans, probes }) => {
    const other = large.readings.find((reading) => reading.name === name)
    if (other?.pages.length !== pages.length) throw new Error(`${name} was not measured twice`)
    const flat =
      pages.every((before, at) => Math.abs((other.pages[at] ?? NaN) - before) <= mostPages + probes) &&
      scans + other.scans === 0
    return {
      name,
      small: pages.join(' + '),
      large: other.pages.join(' + '),
      scans: scans + other.scans,
      flat,
    }
  })
  for (const line of lines) {
    console.log(
      `${line.flat ? 'ok  ' : 'GREW'} ${line.name}: ${line.small} → ${line.large} pages, ${line.scans} sequential scans`,
    )
  }
  if (lines.some((line) => !line.flat)) process.exitCode = 1
  const rows = lines.map(
    (line) =>
      `| ${line.name} | ${line.small} | ${line.large} | ${line.scans} | ${line.flat ? 'yes' : 'no'} |`,
  )
  const table = `| What is read | Pages, ${number(small.size)} | Pages, ${number(large.size)} | Sequential scans | Flat |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
  return { small, large, table }
}

function number(value: number): string {
  return value.toLocaleString('en-IN')
}

function reportOrganisations(results: Result[]): string {
  const { small, large, table } = compare(results)
  return `${sectionStart}
Measured on ${day} by \`pnpm scale --organisations\` in the same way, with ${number(small.size)} and ${number(large.size)} organisations. Four of five
have two people; each has an invitation, notes and two entries in the audit log. Loading took ${small.seconds} s and ${large.seconds} s. A page
of clients to choose looks up the people of each of its 25 organisations, and the index of people has a level more in the
large database; so do the ids that a search found.

${table}`
}

function report(results: Result[]): string {
  const { small, large, table } = compare(results)
  return `# Growth

Measured on ${day} by \`pnpm scale\`: pages that PostgreSQL reads (\`EXPLAIN (ANALYZE, BUFFERS)\` of the queries that the
code sends, hits and reads together) with ${number(small.size)} and with ${number(large.size)} projects, each with five tasks and two milestones,
and with as many job applications, each with its resume.
A client has 20 projects and a manager 50, whatever the number of all. Loading took ${small.seconds} s and ${large.seconds} s.
Flat means: each query reads at most ${mostPages} pages more or fewer, and no table that grows is read in full.
A look-up of one row in an index reads a page more when that index grows by a level. Where a query makes several, a page
for each is allowed: the eight trigrams of a rare word, the 26 rows of a page that was searched for, the 50 projects of
a manager, and the project of each milestone and task. Of the latter, an answer that was
remembered for the rest of the transaction saved all but one look-up, but it lay in a setting that any statement could
write.

${table}`
}
