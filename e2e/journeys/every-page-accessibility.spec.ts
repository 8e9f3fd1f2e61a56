import { expect, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { sitePaths, templates } from './site-map.ts'

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

// Colours are measured at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Split, so that the workers share the pages; both themes are looked at in one visit.
const parts = 4

// CI looks at every page on the phone and at one page of each template on the desk; `pnpm e2e` by hand at all of both.
const short = process.env['CI'] === 'true'
const shown = new Set<string>(Object.values(templates))

for (const width of [390, 1440]) {
  for (let part = 0; part < parts; part += 1) {
    test(`axe finds nothing on any page in either theme at ${width} px, part ${part + 1} of ${parts}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const findings: string[] = []
      const paths = (await sitePaths(page.request)).filter(
        (path) => width === 390 || !short || shown.has(path),
      )
      for (const path of paths.filter((_, index) => index % parts === part)) {
        await page.goto(path)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          findings.push(...(await axeFindings(page)).map((finding) => `${path}, ${colorScheme}: ${finding}`))
        }
      }
      expect(findings).toEqual([])
    })
  }
}
