// Reads from the reports of both test runners which rows of docs/spec/requirements.md have a passing test.

/**
 * A screen row counts in the browser suite, a server row in any. A content row only lists texts or numbers (`why` says
 * so): it counts by a content test, as long as a browser test with the id of its page (`[content HM]`) shows that the
 * page renders that data.
 */
export type Rows = Record<
  string,
  { kind: 'screen' | 'server' } | { kind: 'content'; page: string; why: string }
>

export type TestRun = {
  file: string
  title: string
  suite: 'unit' | 'browser' | 'system'
  outcome: 'passed' | 'failed' | 'neither'
  /** Passed on a second try. */
  isFlaky?: boolean
}

export function coverage(rows: Rows, runs: TestRun[]) {
  const passed = new Set<string>()
  const failed = new Set<string>()
  const rendered = renderedPages(runs)
  for (const run of runs) {
    for (const id of rowIds(run.title)) {
      if (run.outcome === 'failed') failed.add(id)
      if (run.outcome === 'passed' && counts(rows[id], run, rendered)) passed.add(id)
    }
  }
  const ids = Object.keys(rows)
  const isCovered = (id: string) => passed.has(id) && !failed.has(id)
  return { total: ids.length, covered: ids.filter(isCovered), missing: ids.filter((id) => !isCovered(id)) }
}

function counts(row: Rows[string] | undefined, run: TestRun, rendered: Set<string>): boolean {
  if (run.suite === 'browser' || row?.kind === 'server') return true
  return row?.kind === 'content' && run.suite === 'unit' && rendered.has(row.page)
}

/** The pages of content rows that a browser test showed to render their data. */
function renderedPages(runs: TestRun[]): Set<string> {
  const pages = (outcome: TestRun['outcome']) =>
    runs
      .filter((run) => run.suite === 'browser' && run.outcome === outcome)
      .flatMap(({ title }) => [...title.matchAll(/\[content ([^\]]+)\]/g)].map(([, page = '']) => page))
  const failed = pages('failed')
  return new Set(pages('passed').filter((page) => !failed.includes(page)))
}

export function titleErrors(rows: Rows, runs: TestRun[]): string[] {
  const errors = runs.flatMap(({ file, title }) => {
    const ids = rowIds(title)
    const unknown = ids.filter((id) => !Object.hasOwn(rows, id))
    return [
      ...unknown.map((id) => `${file}: "${title}" names ${id}, which is no requirement row`),
      ...(ids.length > 3 ? [`${file}: "${title}" names ${ids.length} rows, at most 3 are allowed`] : []),
    ]
  })
  // A Playwright test runs once per project; its title is wrong only once.
  return [...new Set(errors)]
}

export function lostRows(before: string[], covered: string[]): string[] {
  return before.filter((id) => !covered.includes(id))
}

/** One line per prefix: `RT-01…RT-08, RT-10`. Expects the ids in the order of the catalogue. */
export function rangesByPrefix(ids: string[]): string[] {
  return [...Map.groupBy(ids, (id) => id.split('-')[0]).values()].map((group) => {
    const ranges: { first: string; last: string }[] = []
    for (const id of group) {
      const open = ranges.at(-1)
      if (open && rowNumber(id) === rowNumber(open.last) + 1) open.last = id
      else ranges.push({ first: id, last: id })
    }
    return ranges.map(({ first, last }) => (first === last ? first : `${first}…${last}`)).join(', ')
  })
}

export type VitestReport = {
  testResults: {
    name: string
    assertionResults: { title: string; status: string }[]
  }[]
}

export function vitestRuns(report: VitestReport): TestRun[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }): TestRun => {
      // One that needed the second try that CI allows is reported as passed; the summary names it.
      const outcome = status === 'passed' || status === 'failed' ? status : 'neither'
      return { file: name, title, suite: 'unit', outcome }
    }),
  )
}

type PlaywrightTest = { projectName: string; status: string; expectedStatus: string }
type PlaywrightSuite = {
  specs: { title: string; file: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
export type PlaywrightReport = { suites: PlaywrightSuite[] }

export function playwrightRuns({ suites }: { suites?: PlaywrightSuite[] }): TestRun[] {
  return (suites ?? []).flatMap((suite) => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map((test): TestRun => {
        const where = test.projectName === 'system' ? 'system' : 'browser'
        const isFlaky = test.status === 'flaky'
        return { file, title, suite: where, outcome: playwrightOutcome(test), isFlaky }
      }),
    ),
    ...playwrightRuns(suite),
  ])
}

function playwrightOutcome({ status, expectedStatus }: PlaywrightTest): TestRun['outcome'] {
  // test.fail() turns a failure into the "expected" result: the row still doesn't hold.
  if (status === 'unexpected' || expectedStatus === 'failed') return 'failed'
  // A browser on a busy machine may need the one second try that CI allows; the summary names those.
  return status === 'expected' || status === 'flaky' ? 'passed' : 'neither'
}

/** `[TL-06] [TL-07]` or `[TL-06, TL-07]`. Anything else that starts like an id is returned as is, to be refused. */
function rowIds(title: string): string[] {
  const brackets = [...title.matchAll(/\[([A-Z]+-\d[^\]]*)\]/g)]
  return [...new Set(brackets.flatMap(([, inside = '']) => inside.split(',').map((id) => id.trim())))]
}

function rowNumber(id: string): number {
  return Number(id.split('-')[1])
}
