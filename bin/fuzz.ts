// `pnpm fuzz`: 50,000 requests generated from the OpenAPI document, with a report in docs/reports.
// `--short` sends 3,000, for CI; `--only n` repeats request number n of a run with the same FUZZ_SEED.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values: options } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const isFull = !options.short && options.only === undefined
const today = new Date().toISOString().slice(0, 10)
// A change must not fail for a request that it hasn't to do with; each night tries others.
const seed = process.env['FUZZ_SEED'] ?? (isFull ? today.replaceAll('-', '') : '1')
const report = `docs/reports/fuzz-${today}.md`
const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', '--project', 'fuzz'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    FUZZ_REQUESTS: process.env['FUZZ_REQUESTS'] ?? (options.short ? '3000' : '50000'),
    FUZZ_SEED: seed,
    ...(options.only === undefined ? {} : { FUZZ_ONLY: options.only }),
    ...(isFull ? { FUZZ_REPORT: report } : {}),
  },
})
if (isFull) spawnSync('pnpm', ['exec', 'prettier', '--write', report], { stdio: 'inherit' })
process.exitCode = status ?? 1
