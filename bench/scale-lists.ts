import { mostCounted } from '@trusswell/domain/list-total.ts'
import { loadLists } from '../apps/api/test/scale-lists-data.ts'
import { measureLists, type ListReading } from '../apps/api/test/scale-lists.ts'

export const sortedRows = 100_000
const mostMilliseconds = { order: 150, palette: 100 }
/** 26 rows, each of which may lie on a page of its own, and the pages of an index from its root, where that of an empty table has none. */
const fewPages = 26 + 3
/** Each counted row may lie on a page of its own. */
export const countedPages = mostCounted + 1
/** In one of 400 rows, see `report`: a page of 26 rows is expected among 10,400. */
const rareWord = 'nizamgunj'
const walkedPages = 26 * 400

type Measured = Awaited<ReturnType<typeof measureLists>> & { size: number; seconds: number }

/** Orders are measured with 100,000 rows at most. */
export async function readLists(sizes: number[]): Promise<Measured[]> {
  const results: Measured[] = []
  for (const size of sizes) {
    const started = Date.now()
    const database = await loadLists(size)
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(`${size} rows of each list loaded in ${seconds} s`)
    try {
      results.push({
        size,
        seconds,
        ...(await measureLists(database.url, { withOrders: size <= sortedRows })),
      })
    } finally {
      await database.drop()
    }
  }
  return results
}

const number = (value: number) => value.toLocaleString('en-IN')
const yes = (is: boolean) => (is ? 'yes' : 'no')
const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export function reportLists(results: Measured[], { day, command }: { day: string; command: string }) {
  const [small, large] = [results[0], results.at(-1)]
  const sorted = results.findLast(({ size }) => size <= sortedRows)
  if (!small || !large || !sorted) throw new Error('two sizes are compared')
  const pages = comparePages(small, large)
  const orders = compareOrders(small, sorted)
  const failures = [
    ...pages.flatMap(({ flat, line }) => (flat ? [] : [`GREW ${line.join(' | ')}`])),
    ...orders.flatMap(({ fast, line }) => (fast ? [] : [`SLOW ${line.join(' | ')}`])),
    ...large.searches.flatMap(({ role, what, milliseconds, slowest }) =>
      milliseconds < mostMilliseconds.palette
        ? []
        : [`SLOW palette of ${role}, ${what}: ${milliseconds.toFixed(0)} ms, ${slowest}`],
    ),
  ]
  const text = `## Lists that can be sorted

Measured on ${day} by \`${command}\`, with ${number(small.size)} and ${number(large.size)} projects, people, organisations, enquiries, positions,
applications and payments each. The lists are those of the registered routes that take \`sort\`, as the API answers them, with every value of
every filter; the value that grew most is shown. Loading took ${small.seconds} s and ${large.seconds} s. Pages are those of the first page, and of the
first page with the number of all rows. What only a filter shows is among the oldest rows; as many rows as that, and as many
deleted ones, are there at both sizes. Flat means: at most twice as many pages, or ${fewPages} more, and no table that grows is
read in full. The number of rows ends at ${number(mostCounted)}, and a search looks up as many ids, so that either reads at most ${number(countedPages)}
rows, each of which may lie on a page of its own: as many pages more are flat too.

A search first looks up the ids of all rows that match, as far as they are at most ${number(mostCounted)}, and then reads the list (two figures for
each answer). A word in one of 400 rows is the worst case for a million: too many to look up, too few to be found among the newest.
Its rows are expected within ${number(walkedPages)} others, and as many pages are the bound of that search alone.

${table(
  [
    'List',
    'What',
    `Pages, ${number(small.size)}`,
    `Pages, ${number(large.size)}`,
    'Sequential scans',
    'Flat',
  ],
  pages.map(({ line }) => line),
)}

Orders other than newest first, with ${number(sorted.size)} rows, the slower direction: median time of the API’s answer with the number of all rows,
asked for at most ${mostMilliseconds.order} ms. Deleted rows are one of fifty.

${table(
  [
    'List',
    'Order',
    `Pages, ${number(small.size)}`,
    `Pages, ${number(sorted.size)}`,
    'ms',
    `Below ${mostMilliseconds.order} ms`,
  ],
  orders.map(({ line }) => line),
)}

The palette with ${number(large.size)} rows of each kind: all searches of one question at the same time, until the last answer; at most ${mostMilliseconds.palette} ms
are asked for. Beside it the slowest of them, asked alone.

${table(
  ['Role', 'Question', 'ms', 'Slowest, ms', `Below ${mostMilliseconds.palette} ms`],
  large.searches.map(({ role, what, milliseconds, slowest }) => [
    role,
    what,
    milliseconds.toFixed(0),
    slowest,
    yes(milliseconds < mostMilliseconds.palette),
  ]),
)}
`
  return { text, failures }
}

/** A line for each filter, with the value whose pages grew most. */
function comparePages(small: Measured, large: Measured) {
  const asked = large.readings.filter(({ kind }) => kind !== 'order')
  return [...Map.groupBy(asked, ({ name }) => name).values()].map((values) => {
    const compared = values.map((after) => compareOne(find(small, after), after))
    const [worst] = compared.toSorted((a, b) => b.growth - a.growth)
    if (!worst) throw new Error('nothing was measured')
    const [value] = Object.values(worst.after.query)
    const isOne = values.length === 1 || value === undefined || value.length > 30
    const { list, by } = worst.after
    const line = [
      list,
      isOne ? by : `${by}: ${value}`,
      worst.before.pages.join(' + '),
      worst.after.pages.join(' + '),
      worst.after.scans,
      yes(worst.flat),
    ]
    return { flat: compared.every(({ flat }) => flat), line }
  })
}

function compareOne(before: ListReading, after: ListReading) {
  const pairs = after.pages.map((count, at): [number, number] => [before.pages[at] ?? NaN, count])
  return {
    before,
    after,
    growth: after.scans * 1e6 + Math.max(...pairs.map(([less, more]) => more / Math.max(less, 1))),
    flat: after.scans === 0 && pairs.every(([less, more], at) => more <= mostPages(less, at, after)),
  }
}

/** Of a search the first and third query look ids up, and the list is read by the others; the last one of all counts. */
function mostPages(less: number, at: number, { query, pages }: ListReading) {
  const reads = 2 * less + fewPages
  const looksUp = 'search' in query && pages.length === 4 && at % 2 === 0
  if (looksUp || at === pages.length - 1) return reads + countedPages
  return query['search'] === rareWord ? Math.max(reads, walkedPages) : reads
}

/** A line for each column, with the slower direction. */
function compareOrders(small: Measured, sorted: Measured) {
  const asked = sorted.readings.filter(({ kind }) => kind === 'order')
  return [...Map.groupBy(asked, ({ list, by }) => `${list} ${by.replace(/^-/, '')}`).values()].map(
    (directions) => {
      const [slower] = directions.toSorted((a, b) => b.milliseconds - a.milliseconds)
      if (!slower) throw new Error('nothing was measured')
      const fast = slower.milliseconds < mostMilliseconds.order
      const line = [
        slower.list,
        slower.by,
        find(small, slower).pages.join(' + '),
        slower.pages.join(' + '),
        slower.milliseconds.toFixed(0),
        yes(fast),
      ]
      return { fast, line }
    },
  )
}

function find(measured: Measured, { name, query }: ListReading): ListReading {
  // Ids differ from one database to the other.
  const same = measured.readings.filter((each) => each.name === name)
  const found =
    same.find((each) => Object.values(each.query).join() === Object.values(query).join()) ?? same.at(-1)
  if (!found) throw new Error(`${name} was not measured twice`)
  return found
}
