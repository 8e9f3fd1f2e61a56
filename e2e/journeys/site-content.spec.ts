import { brandFacts } from '@trusswell/domain/company-facts.ts'
import { expect, type Page, test } from '@playwright/test'
import { about } from '../../apps/web/app/content/about.ts'
import { homeFigures } from '../../apps/web/app/content/figures.ts'
import { home } from '../../apps/web/app/content/home.ts'
import { leadership } from '../../apps/web/app/content/leadership.ts'
import { partners } from '../../apps/web/app/content/partners.ts'
import { services } from '../../apps/web/app/content/services.ts'
import { works } from '../../apps/web/app/content/works.ts'
import { contentFor } from '../../apps/web/app/lib/company-text.ts'

// One test per page with rows of the kind `content`: the page renders the data that the content tests check.
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

async function missingOn(page: Page, path: string, wanted: unknown): Promise<string[]> {
  expect((await page.goto(path))?.status()).toBe(200)
  const shown = inOneLine((await page.getByRole('main').textContent()) ?? '')
  return texts(contentFor(wanted, brandFacts)).filter((text) => !shown.includes(inOneLine(text)))
}

test('[content home] the home page shows its texts, figures, works and partners', async ({ page }) => {
  const { hero, services: featured, strengths, works: worksHead, consultation } = home
  const wanted = [
    [hero.eyebrow, hero.title, hero.lead, hero.actions.map(({ label }) => label)],
    [featured.eyebrow, featured.title, featured.lead, featured.featured.map(({ line }) => line)],
    [strengths.eyebrow, strengths.title, strengths.items.map(({ title, text }) => [title, text])],
    [worksHead.eyebrow, worksHead.title, worksHead.action.label],
    [consultation.title, consultation.text, consultation.action.label, consultation.steps],
    [
      works.map(({ title }) => title),
      partners.title,
      partners.subtitle,
      homeFigures.map(({ value, label }) => [value, label]),
    ],
  ]
  expect(await missingOn(page, '/', wanted)).toEqual([])
})

test('[content about] the about page shows its story, values, milestones and reasons', async ({ page }) => {
  const { eyebrow, title, story, values, timeline, why } = about
  const years = timeline.items.map(({ year }) => String(year))
  expect(await missingOn(page, '/about', [eyebrow, title, story, values, timeline, years, why])).toEqual([])
})

test('[content leadership] each leader’s page shows the post, the facts and the sections', async ({
  page,
}) => {
  for (const { id, title, lead, highlights, sections } of leadership) {
    const facts = highlights.map(({ value, label, definition }) => [value, label, definition])
    const parts = sections.map(({ points = [], ...section }) => [
      section,
      points.map((point) => [point.title, point.text, point.figure?.definition]),
    ])
    expect(await missingOn(page, `/leadership/${id}`, [title, lead, facts, parts]), id).toEqual([])
  }
})

test('[content services] the services and their pages show their texts and points', async ({ page }) => {
  const cards = services.map(({ title, summary, features }) => [title, summary, features])
  expect(await missingOn(page, '/services', cards)).toEqual([])
  for (const { id, title, description, help_points, unique_points, closing } of services) {
    const wanted = [title, description, help_points, unique_points, closing]
    expect(await missingOn(page, `/services/${id}`, wanted), id).toEqual([])
  }
})
