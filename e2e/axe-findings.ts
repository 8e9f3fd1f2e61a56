import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** `axe.source` isn't minified, so the browser would parse more than twice as much. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The axe violations on the page, or inside `part` of it. */
export const axeFindings = (page: Page, part?: string): Promise<string[]> =>
  findings(page, part, {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })

/** For the second theme of a checked page: themes differ in colours only. */
export const colourFindings = (page: Page, part?: string): Promise<string[]> =>
  findings(page, part, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })

/**
 * axe is injected once per document, because parsing its 650 KB takes as long as some of its rules. Only
 * violations are requested, because describing passes takes most of its time. It doesn't check frames; the only one
 * on the dashboard has another origin.
 */
async function findings(page: Page, part: string | undefined, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await inject(page)
  // A menu whose first frame is still transparent isn't detected, and the page behind it counts as empty.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
        })
        .map((animation) => animation.finished),
    ),
  )
  const { violations } = await page.evaluate(
    ([root, only]) =>
      (window as unknown as { axe: typeof axe }).axe.run(root ? { include: [[root]] } : document, {
        runOnly: only,
        resultTypes: ['violations'],
        iframes: false,
      }),
    [part, runOnly] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`.trim()),
  )
}

/** `page.evaluate` would compile the source as the argument of an `eval`, which takes a quarter longer. */
async function inject(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression: `${source};0` })
  await devtools.detach()
  if (exceptionDetails) throw new Error(`axe can't be injected: ${exceptionDetails.text}`)
}
