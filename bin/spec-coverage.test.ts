import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { coverage, playwrightRuns, rangesByPrefix, titleErrors, vitestRuns } from './spec-coverage.ts'
import type { Rows, TestRun } from './spec-coverage.ts'

// pnpm spec reads this file's own titles too, so row ids stand in the made-up reports only.
const rows: Rows = {
  'TL-06': { kind: 'screen' },
  'TL-07': { kind: 'screen' },
  'API-01': { kind: 'server' },
  'API-02': { kind: 'server' },
}
const withContent: Rows = { ...rows, 'HM-01': { kind: 'content', page: 'home', why: 'a list of names' } }

test('a server row is covered by a unit, a browser or a system test', () => {
  expect(covered(unit('[API-01] x'), browser('[API-02] x'))).toEqual(['API-01', 'API-02'])
  expect(covered(system('[API-01] x'))).toEqual(['API-01'])
})

test('a screen row is covered by a browser test only', () => {
  expect(covered(unit('[TL-06] x'), system('[TL-07] x'))).toEqual([])
  expect(covered(browser('[TL-06] x'))).toEqual(['TL-06'])
})

test('a content row is covered by a unit test once a browser test shows its page with that data', () => {
  const of = (...runs: TestRun[][]) => coverage(withContent, runs.flat()).covered
  expect(of(unit('[HM-01] x'))).toEqual([])
  expect(of(browser('[content home] x'))).toEqual([])
  expect(of(unit('[HM-01] x'), browser('[content about] x'))).toEqual([])
  expect(of(unit('[HM-01] x'), unit('[content home] x'))).toEqual([])
  expect(of(unit('[HM-01] x'), browser('[content home] x'))).toEqual(['HM-01'])
  expect(of(unit('[HM-01] x', 'failed'), browser('[content home] x'))).toEqual([])
  expect(of(unit('[HM-01] x'), browser('[content home] x', 'unexpected'))).toEqual([])
  expect(of(browser('[HM-01] x'))).toEqual(['HM-01'])
})

test('a title names several rows in separate brackets or in one', () => {
  expect(covered(unit('[API-01] [API-02] x'))).toEqual(['API-01', 'API-02'])
  expect(covered(browser('[TL-06, TL-07] x'))).toEqual(['TL-06', 'TL-07'])
})

test("ids in the title of a group don't count", () => {
  const report = vitestReport('x', 'passed')
  expect(coverage(rows, vitestRuns(report)).covered).toEqual([])
})

test("a unit test that failed, was skipped or is to do doesn't count", () => {
  for (const status of ['failed', 'skipped', 'todo']) expect(covered(unit('[API-01] x', status))).toEqual([])
})

test("a browser test that failed, was skipped or should fail doesn't count", () => {
  for (const status of ['unexpected', 'skipped']) expect(covered(browser('[TL-06] x', status))).toEqual([])
  expect(covered(browser('[TL-06] x', 'expected', 'failed'))).toEqual([])
})

test('one failing test uncovers a row, a skipped one leaves it covered', () => {
  expect(covered(browser('[TL-06] a'), unit('[TL-06] b', 'failed'))).toEqual([])
  expect(covered(unit('[API-01] a'), system('[API-01] b', 'unexpected'))).toEqual([])
  expect(covered(browser('[TL-06] a'), browser('[TL-06] b', 'skipped'))).toEqual(['TL-06'])
})

test('what is not covered is missing, in the order of the catalogue', () => {
  expect(coverage(rows, unit('[API-01] x'))).toEqual({
    total: 4,
    covered: ['API-01'],
    missing: ['TL-06', 'TL-07', 'API-02'],
  })
})

test('a title with more than three rows or with an unknown row is an error, reported once', () => {
  const wide = browser('[TL-06, TL-07, API-01, API-02] x')
  expect(titleErrors(rows, [...wide, ...wide])).toEqual([
    'a.spec.ts: "[TL-06, TL-07, API-01, API-02] x" names 4 rows, at most 3 are allowed',
  ])
  expect(titleErrors(rows, unit('[TL-6] x', 'skipped'))).toEqual([
    '/a.test.ts: "[TL-6] x" names TL-6, which is no requirement row',
  ])
  expect(titleErrors(rows, unit('[TL-06…TL-07] x'))).toHaveLength(1)
  expect(titleErrors(rows, unit('[TL-06] [TL-07, API-01] x [sic]'))).toEqual([])
})

test('ids are shortened to ranges, one line per prefix', () => {
  const ids = ['RT-01', 'RT-02', 'RT-03', 'RT-05', 'API-09', 'API-10']
  expect(rangesByPrefix(ids)).toEqual(['RT-01…RT-03, RT-05', 'API-09…API-10'])
})

test('rows.json holds the 446 ids of requirements.md', () => {
  const text = readFileSync(new URL('../docs/spec/requirements.md', import.meta.url), 'utf8')
  const ids = [...text.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id)
  const data: Rows = JSON.parse(readFileSync(new URL('../docs/spec/rows.json', import.meta.url), 'utf8'))
  expect(Object.keys(data)).toEqual(ids)
  expect(new Set(ids).size).toBe(446)
})

test('at most 45 rows are content, each with its page and the reason', () => {
  const data: Rows = JSON.parse(readFileSync(new URL('../docs/spec/rows.json', import.meta.url), 'utf8'))
  const content = Object.entries(data).filter(([, { kind }]) => kind !== 'screen' && kind !== 'server')
  expect(content.length).toBeLessThanOrEqual(45)
  const whole = { kind: 'content', page: expect.stringMatching(/./), why: expect.stringMatching(/./) }
  expect(content).toEqual(content.map(([id]) => [id, whole]))
})

test('the command prints a summary or JSON', () => {
  const spec = project({ unit: vitestReport('[API-01] x', 'passed') })
  expect(spec.run()).toEqual({
    status: 0,
    out: '1 of 4 requirement rows have a passing test\nMissing:\n  TL-06…TL-07\n  API-02\n',
    err: '',
  })
  expect(JSON.parse(spec.run('--json').out)).toEqual({
    total: 4,
    covered: ['API-01'],
    missing: ['TL-06', 'TL-07', 'API-02'],
  })
})

test('the command fails on a wrong title and on a missing report, naming what makes it', () => {
  const wrong = project({ unit: vitestReport('[XX-99] x', 'passed') })
  expect(wrong.run()).toMatchObject({ status: 1, out: '', err: expect.stringContaining('XX-99') })
  for (const [report, command] of [
    ['unit', 'pnpm check'],
    ['e2e', 'pnpm e2e'],
  ] as const)
    expect(project({ [report]: undefined }).run()).toEqual({
      status: 1,
      out: '',
      err: `reports/${report}.json is missing: run \`${command}\` first\n`,
    })
})

test('the command joins the reports of parts that ran apart', () => {
  const spec = project({ unit: undefined, e2e: undefined })
  spec.write('reports/check/unit.json', vitestReport('[API-01] x', 'passed'))
  spec.write('reports/browser-1/e2e.json', playwrightReport('desktop', '[TL-06] x', 'expected'))
  spec.write('reports/browser-2/e2e.json', playwrightReport('desktop', '[TL-07] x', 'expected'))
  expect(JSON.parse(spec.run('--json').out)).toMatchObject({ missing: ['API-02'] })
})

test('a row that was covered may be lost only when that is allowed', () => {
  const spec = project({ covered: ['API-01', 'TL-06'], unit: vitestReport('[API-01] [API-02] x', 'passed') })
  for (const args of [[], ['--json'], ['--update'], ['--allow-loss']]) {
    const lost = 'TL-06 was covered (docs/spec/covered.json) and no longer is\n'
    expect(spec.run(...args)).toMatchObject({ status: 1, err: lost })
    expect(spec.covered()).toEqual(['API-01', 'TL-06'])
  }
  expect(spec.run('--update', '--allow-loss')).toMatchObject({ status: 0, err: '' })
  expect(spec.covered()).toEqual(['API-01', 'API-02'])
})

test('an update without loss writes the covered rows in alphabetical order', () => {
  const spec = project({
    covered: ['API-01'],
    unit: vitestReport('[API-01] x', 'passed'),
    e2e: playwrightReport('desktop', '[TL-06] x', 'expected'),
  })
  expect(spec.run('--update')).toMatchObject({ status: 0, err: '' })
  expect(spec.covered()).toEqual(['API-01', 'TL-06'])
})

function covered(...runs: TestRun[][]) {
  return coverage(rows, runs.flat()).covered
}

function unit(title: string, status = 'passed') {
  return vitestRuns(vitestReport(title, status))
}

function browser(title: string, status = 'expected', expectedStatus = 'passed') {
  return playwrightRuns(playwrightReport('desktop', title, status, expectedStatus))
}

function system(title: string, status = 'expected') {
  return playwrightRuns(playwrightReport('system', title, status))
}

function vitestReport(title: string, status: string) {
  const ancestorTitles = ['[API-02] a group']
  const fullName = `${ancestorTitles[0]} ${title}`
  const assertion = {
    ancestorTitles,
    fullName,
    status,
    title,
    duration: 1,
    meta: {},
    tags: [],
  }
  return { success: true, testResults: [{ name: '/a.test.ts', status, assertionResults: [assertion] }] }
}

function playwrightReport(projectName: string, title: string, status: string, expectedStatus = 'passed') {
  const run = { projectId: projectName, projectName, expectedStatus, status, annotations: [], results: [] }
  const spec = { title, ok: status !== 'unexpected', tags: [], tests: [run], file: 'a.spec.ts', line: 3 }
  const group = { title: '[API-02] a group', file: 'a.spec.ts', specs: [spec] }
  return { suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [group] }], errors: [] }
}

function project(given: { unit?: unknown; e2e?: unknown; covered?: string[] }) {
  const root = mkdtempSync(join(tmpdir(), 'spec-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files = { unit: { testResults: [] }, e2e: { suites: [] }, covered: [], ...given }
  const write = (file: string, content: unknown) => {
    if (content === undefined) return
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), JSON.stringify(content))
  }
  write('docs/spec/rows.json', rows)
  write('docs/spec/covered.json', files.covered)
  write('reports/unit.json', files.unit)
  write('reports/e2e.json', files.e2e)
  return {
    write,
    run(...args: string[]) {
      const command = [join(import.meta.dirname, 'spec.ts'), ...args]
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
      return { status, out: stdout, err: stderr }
    },
    covered: (): string[] => JSON.parse(readFileSync(join(root, 'docs/spec/covered.json'), 'utf8')),
  }
}
