// `pnpm portal:sheet`: every screen of the dashboards with the demo company, as each role, at three widths in both themes, on
// contact sheets in docs/pictures, and what can be measured of each into a dated report. Needs `pnpm build` first.
// With a folder as argument, the full-size screenshots are stored there.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../bin/processes.ts'
import { startSystem } from '../bin/system.ts'
import { axeFindings, colourFindings } from './axe-findings.ts'
import { chromiumOptions } from './chromium-options.ts'
import { contactSheet, type Theme, type Thumb, thumbOf, type Width } from './contact-sheet.ts'
import { brokenLabels } from './journeys/admin-lists.ts'
import { pathsBelow } from './journeys/route-paths.ts'
import { lookInto } from './system/parts.ts'

const keep = process.argv[2]
const password = 'harbour-lamp-52-teak'
const roles = ['admin', 'manager', 'client'] as const
type Role = (typeof roles)[number]
type Screen = { role: Role; path: string; label: string }
type Seen = { wide: number; firstRow: number | null; broken: string[]; findings: string[] }
const tabs = ['details', 'timeline', 'progress', 'payments', 'chat', 'analytics']
/** On a phone the first row starts within this many pixels. */
const firstScreen = 420

const system = await startSystem({ name: 'portal', edgePort: 8370, firstPort: 8371, fresh: true })
const seen = new Map<string, Map<string, Seen>>()
try {
  await system.ready()
  await run('seed', [process.execPath, 'apps/api/src/seed.ts', '--demo'], {
    ...system.environments.seed,
    SEED_PASSWORD: password,
  })
  const browser = await chromium.launch(chromiumOptions)
  const signedIn = await Promise.all(roles.map((role) => signIn(browser, role)))
  const screens = await allScreens()
  for (const width of [390, 820, 1440] as const)
    for (const theme of ['light', 'dark'] as const) {
      const shown: Thumb[] = []
      for (const [index, role] of roles.entries())
        shown.push(
          ...(await thumbs(
            signedIn[index]!,
            screens.filter((each) => each.role === role),
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
  await system.stop()
}

async function signIn(browser: Browser, role: Role): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: system.origin, reducedMotion: 'reduce' })
  const answer = await context.request.post('/api/auth/sign-in', {
    data: { email: `${role}1@trusswell.example`, password },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return context
}

/** Every route of the dashboards, with a row of the demo company where it names one. */
async function allScreens(): Promise<Screen[]> {
  const look = lookInto(system.database)
  const [rows] = await look.rows<Record<'user' | 'organisation' | 'project' | 'issue', string>>(
    `select u.id as user, u.organisation_id as organisation,
       (select id from newsletter_issues order by id limit 1) as issue,
       (select p.id from projects p join project_members m on m.project_id = p.id
          join users manager on manager.id = m.user_id and manager.email = 'manager1@trusswell.example'
        where p.organisation_id = u.organisation_id and p.status = 'in_progress' and p.deleted_at is null
        order by p.created_at limit 1) as project
     from users u where u.email = 'client1@trusswell.example'`,
  )
  await look.close()
  if (!rows?.project) throw new Error('client1 and manager1 of the demo company share no running project')
  const samples: Record<string, string> = {
    '/admin/users/:id': `/admin/users/${rows.user}`,
    '/admin/organisations/:id': `/admin/organisations/${rows.organisation}`,
    '/admin/newsletter/:id': `/admin/newsletter/${rows.issue ?? 'new'}`,
  }
  return roles.flatMap((role) => [
    ...pathsBelow(role).map((route) => ({ role, path: samples[route] ?? route, label: route })),
    ...(role === 'client'
      ? [{ role, path: '/dashboard/projects/create', label: '/dashboard/projects/create' }]
      : []),
    ...tabs.map((tab) => ({
      role,
      path: `/dashboard/projects/${rows.project}?tab=${tab}`,
      label: `${role}: project, ${tab}`,
    })),
  ])
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

${day}, by \`pnpm portal:sheet\`: every screen of the dashboards with the demo company as admin1, manager1 and client1, at 390,
820 and 1440 px in both themes. Whether it scrolls sideways, where the first row of a list starts on a phone, which labels and
figures break inside a word, and what axe finds.
The pictures are in \`docs/pictures/portal-*.webp\`.

| Screen | Looks | Scrolls sideways | First row at 390 px | Broken labels | axe findings |
| --- | ---: | --- | --- | --- | --- |
${rows.join('\n')}
`
}
