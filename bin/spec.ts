import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import {
  coverage,
  lostRows,
  playwrightRuns,
  rangesByPrefix,
  titleErrors,
  vitestRuns,
} from './spec-coverage.ts'
import type { PlaywrightReport, Rows, VitestReport } from './spec-coverage.ts'

const coveredFile = 'docs/spec/covered.json'

const { values: options } = parseArgs({
  options: { json: { type: 'boolean' }, update: { type: 'boolean' }, 'allow-loss': { type: 'boolean' } },
})

const rows = readJson<Rows>('docs/spec/rows.json')
const unit = readReports<VitestReport>('unit.json', 'pnpm check')
const e2e = readReports<PlaywrightReport>('e2e.json', 'pnpm e2e')
const runs = [...unit.flatMap(vitestRuns), ...e2e.flatMap(playwrightRuns)]

const errors = titleErrors(rows, runs)
if (errors.length > 0) fail(errors)

const result = coverage(rows, runs)
if (options.json) {
  console.log(JSON.stringify(result))
} else {
  console.log(`${result.covered.length} of ${result.total} requirement rows have a passing test`)
  if (result.missing.length > 0) console.log(`Missing:\n  ${rangesByPrefix(result.missing).join('\n  ')}`)
}

const lost = lostRows(readJson<string[]>(coveredFile), result.covered)
if (lost.length > 0 && !(options.update && options['allow-loss'])) {
  fail(lost.map((id) => `${id} was covered (${coveredFile}) and no longer is`))
}
if (options.update) {
  const config = await resolveConfig(coveredFile)
  const ids = JSON.stringify(result.covered.toSorted())
  writeFileSync(coveredFile, await format(ids, { ...config, filepath: coveredFile }))
}

/** One report, or one in a folder for each part that ran on a machine of its own. */
function readReports<Report>(name: string, command: string): Report[] {
  const files = globSync(`reports/**/${name}`)
  if (files.length === 0) fail([`reports/${name} is missing: run \`${command}\` first`])
  return files.map((file) => readJson<Report>(file))
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function fail(messages: string[]): never {
  console.error(messages.join('\n'))
  process.exit(1)
}
