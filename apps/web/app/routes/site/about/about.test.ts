import { brandFacts } from '@trusswell/domain/company-facts.ts'
import { expect, test, vi } from 'vitest'
import { about } from '../../../content/about.ts'
import type { Route } from './+types/about.ts'

vi.mock('../../../lib/company.server.ts', () => ({
  readCompany: async () => ({ ...brandFacts, name: 'Deccan Works' }),
}))
vi.mock('../../../lib/pictures.server.ts', () => ({ pictureOf: () => null }))
about.timeline.title = 'Milestones of {{name}}'
const { loader } = await import('./about.tsx')

test('the milestones name the company as the settings do, like the rest of the page', async () => {
  const context = { get: () => ({ samples: true, siteUrl: 'https://trusswell.example' }) }
  const page = await loader({ context } as unknown as Route.LoaderArgs)
  expect(page.timeline.title).toBe('Milestones of Deccan Works')
  expect(page.about.title).toBe('About Deccan Works')
})
