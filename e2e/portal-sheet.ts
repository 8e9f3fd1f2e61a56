// `pnpm portal:sheet`: every screen of the dashboards with the demo company, as each role, at three widths in both themes, on
// contact sheets in docs/pictures, and what can be measured of each into a dated report. Needs `pnpm build` first.
// With a folder as argument, the full-size screenshots are stored there.
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { axeFindings, colourFindings } from './axe-findings.ts'
import { chromiumOptions } from './chromium-options.ts'
import { contactSheet, type Theme, type Thumb, thumbOf, type Width } from './contact-sheet.ts'
import { colleagues, type Person, roles, startDemoCompany } from './demo-company.ts'
import { brokenLabels } from './journeys/admin-lists.ts'
import { pathsBelow } from './journeys/route-paths.ts'

const keep = process.argv[2]
const people: Person[] = [...roles, ...colleagues]
type Screen = { person: Person; path: string; label: string }
type Seen = { wide: number; firstRow: number | null; broken: string[]; findings: string[] }
const tabs = ['details', 'timeline', 'progress', 'payments', 'chat', 'analytics']
/** On a phone the first row starts within this many pixels. */
const firstScreen = 420

const company = await startDemoCompany('portal')
const seen = new Map<string, Map<string, Seen>>()
try {
  const browser = await chromium.launch(chromiumOptions)
  const signedIn = await Promise.all(people.map((person) => company.signIn(browser, person)))
  const screens = await allScreens()
  for (const width of [390, 820, 1440] as const)
    for (const theme of ['light', 'dark'] as const) {
      const shown: Thumb[] = []
      for (const [index, person] of people.entries())
        shown.push(
          ...(await thumbs(
            signedIn[index]!,
            screens.filter((each) => each.person === person),
            width,
            theme,
          )),
        )
      const sheet = await contactSheet(shown, width, theme)
      await writeFile(`docs/pictures/portal-${width}-${theme}.webp`, sheet)
      console.log(
        `portal-${width}-${theme}.webp: ${shown.length} screens, ${Math.ceil(sheet.length / 1024)} KB`,
      )
    }
  await browser.close()
  const day = new Date().toISOString().slice(0, 10)
  await writeFile(`docs/reports/portal-${day}.md`, report(day, screens))
} finally {
  await company.stop()
}

/** Every route of the dashboards, with a row of the demo company where it names one. */
async function allScreens(): Promise<Screen[]> {
  const rows = await company.sampleRows()
  const samples: Record<string, string> = {
    '/admin/users/:id': `/admin/users/${rows.user}`,
    '/admin/organisations/:id': `/admin/organisations/${rows.organisation}`,
    '/admin/newsletter/:id': `/admin/newsletter/${rows.issue ?? 'new'}`,
  }
  return people.flatMap((person) => {
    const area = colleagues.some((each) => each === person) ? 'client' : person
    const label = (path: string) => (area === person ? path : `${person}: ${path}`)
    return [
      ...pathsBelow(area).map((route) => ({ person, path: samples[route] ?? route, label: label(route) })),
      ...(person === 'client'
        ? [{ person, path: '/dashboard/projects/create', label: '/dashboard/projects/create' }]
        : []),
      ...tabs.map((tab) => ({
        person,
        path: `/dashboard/projects/${rows.project}?tab=${tab}`,
        label: `${person}: project, ${tab}`,
      })),
    ]
  })
}

async function thumbs(
  context: BrowserContext,
  screens: Screen[],
  width: Width,
  theme: Theme,
): Promise<Thumb[]> {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: theme })
  const shown: Thumb[] = []
  for (const { path, label } of screens) {
    await page.goto(path)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => document.querySelectorAll('.ui-skeleton').length === 0)
    const known = seen.get(label) ?? new Map<string, Seen>()
    seen.set(label, known.set(`${width} ${theme}`, await measure(page, theme)))
    const whole = await page.screenshot({ fullPage: true })
    if (keep) {
      await mkdir(keep, { recursive: true })
      await writeFile(
        join(keep, `${label.replaceAll(/[^a-z]+/g, '_').replace(/^_/, '')}-${width}-${theme}.png`),
        whole,
      )
    }
    shown.push(await thumbOf(label, whole, width))
  }
  await page.close()
  return shown
}

async function measure(page: Page, theme: Theme): Promise<Seen> {
  const size = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - window.innerWidth,
    firstRow:
      document
        .querySelector('main :is(.list-body li, .list-body tbody tr)')
        ?.getBoundingClientRect()
        .top.valueOf() ?? null,
  }))
  const findings = await (theme === 'light' ? axeFindings : colourFindings)(page)
  return { ...size, broken: await brokenLabels(page), findings }
}

function report(day: string, screens: Screen[]): string {
  const rows = screens.map(({ label }) => {
    const all = [...(seen.get(label) ?? [])]
    const wide = all.filter(([, each]) => each.wide > 0).map(([at, each]) => `${at}: ${each.wide} px`)
    const first = seen.get(label)?.get('390 light')?.firstRow ?? null
    const row =
      first === null ? '' : `${Math.round(first)} px${first > firstScreen ? `, over ${firstScreen}` : ''}`
    const broken = [...new Set(all.flatMap(([, each]) => each.broken))]
    const findings = [...new Set(all.flatMap(([, each]) => each.findings))]
    return `| \`${label}\` | ${all.length} | ${wide.join(', ') || 'no'} | ${row} | ${broken.join(', ') || 'none'} | ${findings.length || 'none'} |`
  })
  return `# Screens of the portal

${day}, by \`pnpm portal:sheet\`: every screen of the dashboards with the demo company as admin1, manager1 and client1, and those
of clients as finance1 and viewer1 of the same organisation too, at 390, 820 and 1440 px in both themes. Whether it scrolls sideways, where the first row of a list starts on a phone, which labels and
figures break inside a word, and what axe finds.
The pictures are in \`docs/pictures/portal-*.webp\`.

| Screen | Looks | Scrolls sideways | First row at 390 px | Broken labels | axe findings |
| --- | ---: | --- | --- | --- | --- |
${rows.join('\n')}
`
}
