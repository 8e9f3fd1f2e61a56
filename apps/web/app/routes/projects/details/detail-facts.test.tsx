// @vitest-environment jsdom
import type { Project } from '@trusswell/domain/projects.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Facts } from '../../../ui/facts.tsx'
import { timeFacts } from './detail-facts.tsx'

afterEach(cleanup)

test('figures have the font of figures, sentences with figures don’t', () => {
  const project = {
    start_date: '2026-12-01',
    estimated_duration: 300,
    due_date: '2027-09-26',
    due_date_estimated: true,
    progress: 0,
    time_elapsed: 0,
  } as Project
  const { container } = render(<Facts facts={timeFacts(project)} />)
  const texts = [...container.querySelectorAll('.figures')].map(({ textContent }) => textContent)
  expect(texts).toEqual(['1 Dec 2026', '26 Sep 2027 est.'])
  expect(container.textContent).toContain('300 days (about 10 months)')
  expect(container.textContent).toContain('0%, 0% of the time elapsed')
})
