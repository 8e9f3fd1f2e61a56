// `pnpm forecast:trial`: the trial of the forecast with seeds of the day, and a report of it in docs/reports.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cells, runTrial, summarise, worst, type Cell } from '../packages/domain/trial/trial.ts'

const perCell = 200
const today = new Date().toISOString().slice(0, 10)
const first = Number(process.env['FORECAST_SEED'] ?? today.replaceAll('-', ''))
const seeds = [first, first + 1, first + 2]

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const isOutside = ({ held, tooEarly, tooLate }: Cell) =>
  held < 0.65 || held > 0.96 || Math.max(tooEarly, tooLate) > 0.28
const row = (cell: Cell) =>
  [
    cell.kind,
    cell.stage === 'all' ? 'all' : percent(cell.stage),
    percent(cell.held) + (isOutside(cell) ? ' (outside)' : ''),
    percent(cell.tooEarly),
    percent(cell.tooLate),
    percent(cell.width),
    percent(cell.middleError),
    percent(cell.planError),
    cell.scores.model.toFixed(3),
    cell.scores.byPace.toFixed(3),
    cell.scores.byPlan.toFixed(3),
  ].join(' | ')

const lines = [
  '# Trial of the forecast',
  '',
  `${today}, by \`pnpm forecast:trial\`: ${perCell} projects per cell; see [forecast.md](../forecast.md).`,
  'Width and errors are medians, as a share of the planned days. Scores are means: smaller is better.',
]
let hasFailed = false
for (const seed of seeds) {
  console.log(`seed ${seed}`)
  const cases = runTrial(seed, perCell)
  const [each, all] = [cells(cases), summarise(cases)]
  const outside = each.filter(({ held }) => held < 0.65 || held > 0.96)
  const best = Math.min(all.scores.byPace, all.scores.byPlan)
  const passed =
    all.held >= 0.76 && all.held <= 0.84 && outside.length <= 2 && all.scores.model <= 0.85 * best
  hasFailed ||= !passed
  console.log(`held ${percent(all.held)}, ${outside.length} cells outside: ${passed ? 'passed' : 'FAILED'}`)
  lines.push(
    '',
    `## Seed ${seed}: ${passed ? 'passed' : 'failed'}`,
    '',
    'Kind | Stage | Held | Ended later | Ended earlier | Width | Middle off by | Plan off by | Score | By pace | By plan',
    '--- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---:',
    ...each.map(row),
    row(all),
    '',
    'Furthest outside:',
    '',
    ...worst(cases).map(
      ({ kind, stage, number, plannedDays, actual, model }) =>
        `- ${kind} at ${percent(stage)}, number ${number}: planned ${plannedDays} days, forecast ${model.low} to ${model.high}, actual ${actual}`,
    ),
  )
}
const report = `docs/reports/forecast-${today}.md`
writeFileSync(report, `${lines.join('\n')}\n`)
spawnSync('pnpm', ['exec', 'prettier', '--write', report], { stdio: 'inherit' })
process.exitCode = hasFailed ? 1 : 0
