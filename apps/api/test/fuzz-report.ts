import { callers, type CallerName } from '../src/modules/access.ts'

const kinds = ['2xx', '3xx', '4xx', '5xx', '429'] as const
type Counts = Record<(typeof kinds)[number], number>
const aspects = ['server error', 'slow', 'document', 'foreign row', 'access'] as const
type Aspect = (typeof aspects)[number]

/** Counts answers by operation and caller, and collects what is wrong with them. */
export function createTally() {
  const counts = new Map<string, Counts>()
  const findings = new Map<string, { aspect: Aspect; example: string; times: number }>()
  const countsOf = (route: string, name: CallerName) => {
    const key = `${route}\t${name}`
    const known = counts.get(key) ?? { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0, '429': 0 }
    counts.set(key, known)
    return known
  }
  const total = (kind: keyof Counts) => [...counts.values()].reduce((sum, each) => sum + each[kind], 0)
  return {
    count(route: string, name: CallerName, status: number) {
      countsOf(route, name)[status === 429 ? '429' : (`${Math.floor(status / 100)}xx` as keyof Counts)] += 1
    },
    /** One example of each kind is enough. */
    add(aspect: Aspect, what: string, example: string) {
      const known = findings.get(what)
      if (known) known.times += 1
      else findings.set(what, { aspect, example, times: 1 })
    },
    of: (aspect: Aspect) =>
      [...findings]
        .filter(([, finding]) => finding.aspect === aspect)
        .map(([what, { example, times }]) => `${what} (${times} times), for example\n${example}`),
    succeeded: (route: string, name: CallerName) => {
      const { '2xx': done, '3xx': redirected } = countsOf(route, name)
      return done + redirected
    },
    total,
    get findings() {
      return findings.size
    },
    /** Successes / refusals of each caller, without 429. */
    table(routes: string[]): string {
      const cell = (route: string) => (name: CallerName) => {
        const each = countsOf(route, name)
        return `${each['2xx'] + each['3xx']} / ${each['4xx']}`
      }
      const rows = routes.map((route) => `| ${[route, ...callers.map(cell(route))].join(' | ')} |`)
      return `| Operation | ${callers.join(' | ')} |\n| --- |${' ---: |'.repeat(callers.length)}\n${rows.join('\n')}\n`
    },
  }
}

type Run = {
  tally: ReturnType<typeof createTally>
  routes: string[]
  undocumented: string[]
  seed: number
  seconds: number
  deck: { size: number; sent: number }
}

export const summaryOf = ({ tally, routes, seed, seconds, deck }: Run): string => {
  const number = (value: number) => value.toLocaleString('en-IN')
  const sum = kinds.filter((kind) => kind !== '429').reduce((all, kind) => all + tally.total(kind), 0)
  return `Seed ${seed}: ${number(sum)} requests to ${routes.length} operations as ${callers.length} callers in ${Math.round(seconds)} s.
Answers: ${kinds
    .slice(0, 4)
    .map((kind) => `${kind} ${number(tally.total(kind))}`)
    .join(', ')}; ${number(tally.total('429'))} more were answered 429 and don't count.
Of ${number(deck.size)} pairs of a field and a hostile value ${number(Math.min(deck.sent, deck.size))} were sent. Findings: ${tally.findings}.`
}

export const reportOf = (run: Run): string => `# Fuzzing over the OpenAPI document

${new Date().toISOString().slice(0, 10)}, by \`pnpm fuzz\`.

${summaryOf(run)
  .split('\n')
  .map((line) => `- ${line}`)
  .join('\n')}
- Not in the document, so not called: ${run.undocumented.map((route) => `\`${route}\``).join(', ')}.

Each cell: answers 2xx and 3xx / answers 4xx.

${run.tally.table(run.routes)}`
