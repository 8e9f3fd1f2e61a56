// `pnpm interactions`: how long the commonest interactions and cached route changes of the dashboards take on a slow
// processor, with the demo company, into a dated report; fails where one exceeds its bound. Needs `pnpm build` first.
// `--role manager` and `--width 390` measure a part, without a report.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromiumOptions } from './chromium-options.ts'
import { type Role, roles, startDemoCompany } from './demo-company.ts'
import { interactions, routeChanges, type Sequence, type Width } from './interaction-list.ts'
import { calibrate, settle, slowDown, slowdown, timesOf, watchInteractions } from './interaction-timing.ts'

const { values: chosen } = parseArgs({ options: { role: { type: 'string' }, width: { type: 'string' } } })
const times = 7
const bounds = { interaction: 200, route: 100 }
type Kind = keyof typeof bounds
type Result = { name: string; kind: Kind; role: Role; width: Width; ms: number[] }

const company = await startDemoCompany('interactions')
const results: Result[] = []
try {
  const { project } = await company.sampleRows()
  const browser = await chromium.launch(chromiumOptions)
  const speed = await speedOf(browser)
  console.log(calibration(speed))
  for (const width of [1440, 390] as const)
    for (const role of roles)
      if ((chosen.role ?? role) === role && (chosen.width ?? String(width)) === String(width))
        await measureAll(browser, { role, width, project })
  await browser.close()
  console.table(results.map(rowOf))
  const misses = results.filter((result) => !isMet(result))
  if (!chosen.role && !chosen.width) {
    const day = new Date().toISOString().slice(0, 10)
    await writeFile(`docs/reports/interactions-${day}.md`, report(day, speed))
  }
  console.log(`${results.length} measured, ${misses.length} above their bound`)
  if (misses.length > 0) process.exitCode = 1
} finally {
  await company.stop()
}

async function speedOf(browser: Browser): Promise<Speed> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  const plain = await calibrate(page)
  await slowDown(session, slowdown)
  const slowed = await calibrate(page)
  await page.close()
  return { plain, slowed }
}

type Where = { role: Role; width: Width; project: string }

async function measureAll(browser: Browser, where: Where): Promise<void> {
  const { role, width } = where
  const phone = { viewport: { width, height: 844 }, hasTouch: true, isMobile: true }
  const look = width === 390 ? phone : { viewport: { width, height: 900 } }
  const context = await company.signIn(browser, role, look)
  const page = await context.newPage()
  await watchInteractions(page)
  const session = await context.newCDPSession(page)
  for (const kind of ['interaction', 'route'] as const)
    for (const sequence of (kind === 'interaction' ? interactions : routeChanges)(where)) {
      await page.goto(sequence.path)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await page.waitForFunction(() => document.querySelectorAll('.ui-skeleton').length === 0)
      const measured = await measure({ page, session }, sequence, kind)
      for (const [name, ms] of measured) {
        results.push({ name, kind, role, width, ms })
        console.log(`${role}, ${width} px, ${name}: ${ms.map(Math.round).join(' ')} ms`)
      }
    }
  await context.close()
}

/** Each step of the sequence seven times after once for warming up. */
async function measure(
  { page, session }: { page: Page; session: CDPSession },
  { steps, undo }: Sequence,
  kind: Kind,
): Promise<Map<string, number[]>> {
  const measured = new Map<string, number[]>(steps.map(({ name }) => [name, []]))
  for (let round = 0; round <= times; round += 1) {
    for (const { name, ready, until } of steps) {
      const act = await ready(page)
      const target = await until?.(page)
      await settle(page)
      await slowDown(session, slowdown)
      const { latency, shown } = await timesOf(page, { act, target })
      await slowDown(session, 1)
      // Of an interaction the later of the two counts: the next paint, or the one with what the person waits for.
      const ms = kind === 'route' ? (shown ?? NaN) : Math.max(latency, shown ?? 0)
      if (round > 0) measured.get(name)?.push(ms)
    }
    await undo?.(page)
    await settle(page)
  }
  return measured
}

function medianOf(ms: number[]): number {
  return ms.toSorted((a, b) => a - b)[Math.floor(ms.length / 2)] ?? NaN
}

function isMet({ kind, ms }: Result): boolean {
  return medianOf(ms) < bounds[kind]
}

function rowOf(result: Result) {
  const { name, kind, role, width, ms } = result
  return {
    name,
    role,
    width,
    median: Math.round(medianOf(ms)),
    slowest: Math.round(Math.max(...ms)),
    bound: bounds[kind],
    met: isMet(result) ? 'yes' : 'no',
  }
}

type Speed = { plain: number; slowed: number }

function calibration({ plain, slowed }: Speed): string {
  const loads = loadavg().map((load) => load.toFixed(1))
  return `A loop of 20,000,000 additions took ${Math.round(plain)} ms in the same browser and ${Math.round(slowed)} ms slowed down. Load average of the machine: ${loads.join(', ')}.`
}

function report(day: string, speed: Speed): string {
  const table = (kind: Kind) =>
    results
      .filter((result) => result.kind === kind)
      .map((result) => `| ${Object.values(rowOf(result)).join(' | ')} |`)
      .join('\n')
  const head = (what: string) => `| ${what} | Role | Width | Median ms | Slowest ms | Bound | Met |
| --- | --- | ---: | ---: | ---: | ---: | --- |`
  return `# Interactions of the dashboards

${day}, by \`pnpm interactions\`: the built system with the demo company in Chromium, as admin1, manager1 and client1, on a desktop
and on a phone, with the processor slowed down ${slowdown} times (\`Emulation.setCPUThrottlingRate\`) while it is measured, on an idle page. Each
${times} times after once for warming up; the median counts.

${calibration(speed)}

## Interactions

From the input to the next paint, as INP counts it (Event Timing API, in steps of 8 ms, the slowest event of the interaction), or
to the paint with what the person waits for where that comes later: the dialog, the table, the moved card, the own message.
These ten, as far as a role has them. On a phone, without a hardware keyboard and columns, the filters and the menu take the place of
switching the view and sorting.

${head('Interaction')}
${table('interaction')}

## Route changes with cached data

From the input, or the call of Back, to the frame after the one in which the new page's heading or first row is there, so up to 17 ms
more than the paint itself.

${head('Route change')}
${table('route')}
`
}
