import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

function summary(files: Record<string, unknown>) {
  const root = mkdtempSync(join(tmpdir(), 'summary-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'reports', file)), { recursive: true })
    writeFileSync(
      join(root, 'reports', file),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  }
  const command = join(import.meta.dirname, 'ci-summary.ts')
  const { status, stdout } = spawnSync(process.execPath, [command], { cwd: root, encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n') }
}

const unit = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
const e2e = (status: string) => ({
  stats: {
    expected: status === 'expected' ? 1 : 0,
    flaky: status === 'flaky' ? 1 : 0,
    unexpected: status === 'unexpected' ? 1 : 0,
    skipped: 0,
  },
  suites: [
    {
      specs: [
        {
          title: 'opens the door',
          file: 'a.spec.ts',
          tests: [{ projectName: 'browser', status, expectedStatus: 'passed' }],
        },
      ],
    },
  ],
})

test('the last line counts all suites, after the seconds of each step', () => {
  const steps = 'setup\t12\t8\t1\ntest\t100\t150\t20\n'
  const fuzz = { ...unit, numPassedTests: 2 }
  const files = { 'unit.json': unit, 'fuzz.json': fuzz, 'e2e.json': e2e('expected'), 'steps.tsv': steps }
  expect(summary(files)).toEqual({
    status: 0,
    lines: [
      'Where the time went, in seconds by clock and by processor (stolen: given to other machines of the host):',
      '                        clock     busy   stolen',
      '  setup                    12        8        1',
      '  test                    100      150       20',
      '  all                     112      158       21',
      '8 passed, 0 failed',
    ],
  })
})

test('a test that needed a second try is named', () => {
  const secondTries = [{ file: 'b.test.ts', title: 'starts a server' }]
  const files = { 'unit.json': unit, 'unit-second-tries.json': secondTries, 'e2e.json': e2e('flaky') }
  expect(summary(files).lines).toEqual([
    '2 tests needed a second try:',
    '  b.test.ts: starts a server',
    '  a.spec.ts: opens the door',
    '6 passed, 0 failed',
  ])
})

test('parts that ran apart are added up, and a failure fails', () => {
  expect(
    summary({
      'check/unit.json': unit,
      'browser-1/e2e.json': e2e('expected'),
      'browser-2/e2e.json': e2e('unexpected'),
    }),
  ).toEqual({ status: 1, lines: ['6 passed, 1 failed'] })
})

test('no report at all is a failure', () => {
  expect(summary({ 'steps.tsv': 'setup\t1\t1\t0\n' }).status).toBe(1)
})
