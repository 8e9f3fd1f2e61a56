// One closing line over all suites, from the reports they left.
import { readFile } from 'node:fs/promises'

type Counts = { passed: number; failed: number; skipped: number }

const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'))
const unit = await read('reports/unit.json')
const e2e = (await read('reports/e2e.json')).stats
const suites: Counts[] = [
  {
    passed: unit.numPassedTests,
    failed: unit.numFailedTests,
    skipped: unit.numPendingTests + unit.numTodoTests,
  },
  { passed: e2e.expected + e2e.flaky, failed: e2e.unexpected, skipped: e2e.skipped },
]
if (e2e.flaky > 0) console.log(`${e2e.flaky} browser tests needed a second try`)
const sum = (key: keyof Counts) => suites.reduce((total, suite) => total + suite[key], 0)
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
process.exitCode = sum('failed') > 0 ? 1 : 0
