// Where the time went, which tests needed a second try, and one closing line over all suites, from the reports they left.
import { globSync, readFileSync } from 'node:fs'
import { playwrightRuns, type PlaywrightReport } from './spec-coverage.ts'

type Counts = { passed: number; failed: number; skipped: number }
type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}
type E2eReport = PlaywrightReport & {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
}

const readAll = <Report>(name: string): Report[] =>
  globSync(`reports/**/${name}`).map((file) => JSON.parse(readFileSync(file, 'utf8')))
const unit = ['unit.json', 'fuzz.json'].flatMap((name) => readAll<UnitReport>(name))
const e2e = readAll<E2eReport>('e2e.json')
const suites: Counts[] = [
  ...unit.map((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  })),
  ...e2e.map(({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })),
]
if (suites.length === 0) throw new Error('no suite left a report')

const steps = globSync('reports/**/steps.tsv')
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line) => line.split('\t'))
  .map(([step = '', ...numbers]) => ({ step, numbers: numbers.map(Number) }))
if (steps.length > 0) {
  const all = [0, 1, 2].map((column) => steps.reduce((sum, { numbers }) => sum + (numbers[column] ?? 0), 0))
  const line = (name: string, cells: (string | number)[]) =>
    `  ${name.padEnd(18)}${cells.map((cell) => String(cell).padStart(9)).join('')}`
  console.log(
    'Where the time went, in seconds by clock and by processor (stolen: given to other machines of the host):',
  )
  console.log(line('', ['clock', 'busy', 'stolen']))
  for (const { step, numbers } of steps) console.log(line(step, numbers))
  console.log(line('all', all))
}

const flaky = [
  ...['unit', 'fuzz'].flatMap((suite) =>
    readAll<{ file: string; title: string }[]>(`${suite}-second-tries.json`).flat(),
  ),
  ...e2e.flatMap(playwrightRuns).filter((run) => run.isFlaky),
]
if (flaky.length > 0) {
  console.log(`${flaky.length} tests needed a second try:`)
  for (const { file, title } of flaky) console.log(`  ${file}: ${title}`)
}

const sum = (key: keyof Counts) => suites.reduce((total, suite) => total + suite[key], 0)
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
process.exitCode = sum('failed') > 0 ? 1 : 0
