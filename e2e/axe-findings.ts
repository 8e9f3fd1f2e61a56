import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on the page, or inside `part` of it. Only violations are asked for, because describing what passes
 * takes most of axe's time, and in legacy mode, which opens no second page for its report. That mode doesn't look into
 * frames of other origins; the site has none.
 */
export const axeFindings = (page: Page, part?: string): Promise<string[]> =>
  findings(axeOf(page, part).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']))

/** For the second theme of a page that was looked at: themes differ in colours only. */
export const colourFindings = (page: Page, part?: string): Promise<string[]> =>
  findings(axeOf(page, part).withRules(['color-contrast', 'link-in-text-block']))

function axeOf(page: Page, part?: string) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  return part ? axe.include(part) : axe
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`.trim()),
  )
}
