// `pnpm scale`: what lists and overviews read with 10,000 and with 1,000,000 projects, applications, organisations and payments, and
// what conversations read with 10,000 and 10,000,000 messages, into docs/scale.md and a dated report.
// `--short` compares 10,000 with 100,000, for a quick look; `--projects`, `--lists`, `--organisations`, `--payments`, `--insight` and
// `--chat` measure and write that section alone; `--largest 1000000` sets the larger size. Fails when the larger one reads over two pages more;
// for payments, figures and conversations, over twice as many.
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { loadApplications, measureApplications } from '../apps/api/test/scale-applications.ts'
import { loadChat, measureChat } from '../apps/api/test/scale-chat.ts'
import { loadScale } from '../apps/api/test/scale-data.ts'
import { loadInsight, measureInsight } from '../apps/api/test/scale-insight.ts'
import { loadOrganisations, measureOrganisations } from '../apps/api/test/scale-organisations.ts'
import { loadPayments, measurePayments } from '../apps/api/test/scale-payments.ts'
import { loadPortfolio, measurePortfolio } from '../apps/api/test/scale-portfolio.ts'
import { measureScale, type Reading } from '../apps/api/test/scale-queries.ts'
import { countedPages, readLists, reportLists, sortedRows } from './scale-lists.ts'

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    projects: { type: 'boolean', default: false },
    lists: { type: 'boolean', default: false },
    organisations: { type: 'boolean', default: false },
    payments: { type: 'boolean', default: false },
    insight: { type: 'boolean', default: false },
    chat: { type: 'boolean', default: false },
    largest: { type: 'string' },
  },
})
const { short, largest } = options
const chosen = (['projects', 'lists', 'organisations', 'payments', 'insight', 'chat'] as const).filter(
  (part) => options[part],
)
const isAsked = (part: string) => chosen.length === 0 || chosen.some((each) => each === part)
const sizesUpTo = (most: number) => [10_000, short ? 100_000 : Number(largest ?? most)]
const sizes = sizesUpTo(1_000_000)
const mostPages = 2
const mostMonths = 24
const mostOfInsight: [name: string, pages: number][] = [
  ['analytics of a year', 60],
  ['admin overview', 20],
  ['counts in the navigation of an admin', 20],
  // 25 rows with 6 pages each. A search looks up what matches first, as in the list of projects.
  ['portfolio', 25 * 6],
]
type Result = { size: number; seconds: number; readings: Reading[] }

const day = new Date().toISOString().slice(0, 10)
const [stored = '', ...sections] = (await readFile('docs/scale.md', 'utf8')).split(/^(?=## )/m)
const storedSection = (title: string) => sections.find((text) => text.startsWith(`## ${title}\n`)) ?? ''
let main = stored
let lists = storedSection('Lists that can be sorted')
let organisations = storedSection('Organisations')
let payments = storedSection('Payments')
let insight = storedSection('Figures')
let chat = storedSection('Conversations')

if (isAsked('projects')) {
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
if (isAsked('lists')) {
  const command = `pnpm scale --lists${largest ? ` --largest ${largest}` : ''}`
  const three = [...new Set([10_000, sortedRows, ...sizes])].toSorted((a, b) => a - b)
  const { text, failures } = reportLists(await readLists(three), { day, command })
  for (const line of failures) console.log(line)
  if (failures.length > 0) process.exitCode = 1
  if (short) console.log(text)
  lists = text
}
if (isAsked('organisations'))
  organisations = reportOrganisations(await readAll('organisations', loadOrganisations, measureOrganisations))
if (isAsked('payments')) payments = reportPayments(await readAll('payments', loadPayments, measurePayments))
if (isAsked('insight')) {
  const counted: number[] = []
  const figures = await readAll('projects', loadInsight, (url) =>
    measureInsight(url, (seconds) => counted.push(seconds)),
  )
  const portfolio = await readAll('projects of a portfolio', loadPortfolio, measurePortfolio)
  insight = reportInsight(
    figures.map(({ size, seconds, readings }, at) => {
      const other = portfolio[at]
      return {
        size,
        seconds: seconds + (other?.seconds ?? 0),
        readings: [...readings, ...(other?.readings ?? [])],
      }
    }),
    Math.max(...counted),
  )
}
if (isAsked('chat'))
  chat = reportChat(await readAll('messages', loadChat, measureChat, sizesUpTo(10_000_000)))
if (!short) {
  await writeFile('docs/scale.md', joined([main, lists, organisations, payments, insight, chat]))
  const measured = { projects: main, lists, organisations, payments, insight, chat }
  for (const [part, text] of Object.entries(measured))
    if (isAsked(part))
      await writeFile(
        `docs/reports/scale-${part}-${day}.md`,
        joined([text.replace(/^#+/, '#').replaceAll('](decisions/', '](../decisions/')]),
      )
}

function joined(texts: string[]): string {
  return texts.map((text) => text.trimEnd()).join('\n\n') + '\n'
}

async function readApplications(size: number): Promise<Reading[]> {
  const database = await loadApplications(size)
  const readings = await measureApplications(database.url)
  await database.drop()
  return readings
}

async function readAll(
  what: string,
  load: typeof loadOrganisations,
  measure: typeof measureOrganisations,
  of = sizes,
): Promise<Result[]> {
  const results: Result[] = []
  for (const size of of) {
    const started = Date.now()
    const database = await load(size)
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(`${size} ${what} loaded in ${seconds} s`)
    results.push({ size, seconds, readings: await measure(database.url) })
    await database.drop()
  }
  return results
}

function fewPagesMore(before: number, after: number, lookups: number): boolean {
  return Math.abs(after - before) <= mostPages + lookups
}

/** A search for a common word looks up as many rows as are counted, each of which may lie on a page of its own. */
function fewMoreThanCounted(before: number, after: number, lookups: number, name: string): boolean {
  const isSearch = name.endsWith('searched, a common word') || name.endsWith('to choose, a common word')
  return fewPagesMore(before, after, lookups) || (isSearch && after <= before + countedPages)
}

function atMostTwice(before: number, after: number): boolean {
  return after <= 2 * before
}

type IsFlat = (before: number, after: number, lookups: number, name: string) => boolean

function compare(results: Result[], isFlat: IsFlat = fewPagesMore, smallTables = 0) {
  const [small, large] = results
  if (!small || !large) throw new Error('two sizes are compared')
  const lines = small.readings.map(({ name, pages, lookups, scans, probes }) => {
    const other = large.readings.find((reading) => reading.name === name)
    if (other?.pages.length !== pages.length) throw new Error(`${name} was not measured twice`)
    const flat =
      pages.every((before, at) =>
        isFlat(before, other.pages[at] ?? NaN, (lookups[at] ?? 0) + probes, name),
      ) && (isFlat === atMostTwice ? other.scans : scans + other.scans) <= smallTables
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
  return { small, large, table, grown: lines.filter((line) => !line.flat).map(({ name }) => name) }
}

function number(value: number): string {
  return value.toLocaleString('en-IN')
}

function reportOrganisations(results: Result[]): string {
  const { small, large, table } = compare(results, fewMoreThanCounted)
  return `## Organisations

Measured on ${day} by \`pnpm scale --organisations\` in the same way, with ${number(small.size)} and ${number(large.size)} organisations. Four of five
have two people; each has an invitation, notes and two entries in the audit log. Loading took ${small.seconds} s and ${large.seconds} s. A page
of clients to choose looks up the people of each of its 25 organisations, and the index of people has a level more in the
large database; so do the ids that a search found. A search for a common word looks up at most 1,001 rows, each of which may lie on
a page of its own.

${table}`
}

function reportPayments(results: Result[]): string {
  const { small, large, table } = compare(
    results.map((result) => ({ ...result, readings: asWholes(result.readings) })),
    atMostTwice,
  )
  const months = large.readings.find(({ name }) => name.includes('by month'))?.rowsRead ?? NaN
  if (!(months <= mostMonths)) process.exitCode = 1
  return `## Payments

Measured on ${day} by \`pnpm scale --payments\` in the same way, with ${number(small.size)} and ${number(large.size)} payments: two of each project, forty of
each organisation, a hundred of each manager. Loading took ${small.seconds} s and ${large.seconds} s. Flat means: the queries of an answer together read at most
twice as many pages, and no table that grows is read in full. The totals of the company read ${months} rows, one for each month shown.

${table}`
}

function reportInsight(results: Result[], countedIn: number): string {
  // Totals by kind and by month, and changes of the last minute.
  const { small, large, table, grown } = compare(results, atMostTwice, 4)
  const costs = [...small.readings, ...large.readings].map(({ name, pages }) => ({
    name,
    pages: pages.reduce((all, each) => all + each, 0),
  }))
  const over = costs.filter(({ name, pages }) => {
    const [, most] = mostOfInsight.find(([start]) => name.startsWith(start) && !name.endsWith('word')) ?? []
    return most !== undefined && pages > most
  })
  for (const { name, pages } of over) console.log(`OVER ${name}: ${pages} pages`)
  if (over.length > 0) process.exitCode = 1
  const mostOf = (start: string) =>
    Math.max(...costs.filter(({ name }) => name.startsWith(start)).map(({ pages }) => pages))
  const bothOf = (word: string) =>
    costs
      .filter(({ name }) => name === `portfolio, ${word}`)
      .map(({ pages }) => number(pages))
      .join(' and ')
  return `## Figures

Measured on ${day} by \`pnpm scale --insight${largest ? ` --largest ${largest}` : ''}\` in the same way, with ${number(small.size)} and ${number(large.size)} projects, each with five tasks, two
milestones, two payments, two expenses, a risk and its stored figures. The project that is looked at has changed on 260 days,
the others on five; days are written between those of other projects, as they are in a year. The portfolio is measured in a
database of its own, in which the projects of a manager and of a client lie far apart. Loading took ${small.seconds} s and ${large.seconds} s. Flat
means: each query reads at most twice as many pages, and no table that grows is read in full; the few rows of totals are.

At most 60 pages are asked for of the analytics of a year, 20 of the admin overview and 6 of each of the 25 rows of the
portfolio. They are read from what the worker stored, see
[decision 47](decisions/0047-stored-figures-say-what-they-were-computed-from.md).

The admin overview is measured with 200 changes of a busy minute; then with 30 more of each of the twelve kinds that it counts,
written one after the other with their triggers; then with 100 more. Each time it is read before the worker has counted, after,
and when the table of changes was vacuumed as well, which removes the pages of counted changes. It reads ${mostOf('admin overview')} pages at most.
The worker took up to ${countedIn.toFixed(1)} s to count all that waits, on a machine that did other things as well.
${over.length === 0 ? 'All of these bounds hold.' : `Over the bounds: ${over.map(({ name, pages }) => `${name}, ${pages} pages`).join('; ')}.`}

The bound of a row isn't applied to a portfolio that is searched: it reads ${bothOf('a rare word')} pages for a rare word and ${bothOf('a common word')} for a
common one. ${grown.length === 0 ? 'All reads are flat.' : `Not flat: ${grown.join('; ')}.`}

${table}`
}

/** The queries of one answer, or those that open a conversation, as one. */
function asWholes(readings: Reading[]): Reading[] {
  const byAction = Map.groupBy(readings, ({ name }) => name.split(':')[0] ?? name)
  const sum = (figures: number[]) => figures.reduce((total, each) => total + each, 0)
  return [...byAction].map(([name, parts]) => ({
    name,
    pages: [sum(parts.flatMap(({ pages }) => pages))],
    lookups: [sum(parts.flatMap(({ lookups }) => lookups))],
    probes: sum(parts.map(({ probes }) => probes)),
    rowsRead: sum(parts.map(({ rowsRead }) => rowsRead)),
    scans: sum(parts.map(({ scans }) => scans)),
  }))
}

function reportChat(results: Result[]): string {
  const { small, large, table } = compare(
    results.map((result) => ({ ...result, readings: asWholes(result.readings) })),
    atMostTwice,
  )
  return `## Conversations

Measured on ${day} by \`pnpm scale --chat\` in the same way, with ${number(small.size)} and ${number(large.size)} messages in all. The project that is
looked at has 5,000 in both, written evenly between those of the other projects. Loading took ${small.seconds} s and ${large.seconds} s. Flat means: at
most twice as many pages, and no table that grows is read in full. Opening is the newest page, the room, who has read, what is
unread and the people together.

${table}`
}

function report(results: Result[]): string {
  const { small, large, table } = compare(results)
  return `# Growth

Measured on ${day} by \`pnpm scale\`: pages that PostgreSQL reads (\`EXPLAIN (ANALYZE, BUFFERS)\` of the queries that the
code sends, hits and reads together) with ${number(small.size)} and with ${number(large.size)} projects, each with five tasks, two
milestones and two payments, one of them with its invoice, and with as many job applications, each with its resume, a fifth with
an interview.
A client has 20 projects and a manager 50, whatever the number of all. Loading took ${small.seconds} s and ${large.seconds} s.
Flat means: each query reads at most ${mostPages} pages more or fewer, and no table that grows is read in full.
A look-up of one row in an index reads a page more when that index grows by a level. Where a plan makes several, a page
for each is allowed: the 50 projects of a manager, the project and invoice of each payment, the interview of each application.
So is one for each of those inside functions: the trigrams of a rare word, the 26 rows of a page that was searched for, the
project of each milestone and task. Of the latter, an answer that was remembered for the rest of the transaction saved all
but one look-up, but it lay in a setting that any statement could write.
A search in a column of the board looks through its newest thousand first: 305 pages in a large table, 222 of 10,000, where the
column has 2,000 in all.

${table}`
}
