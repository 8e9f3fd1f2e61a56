// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RunningHealthBadge } from './project-badges.tsx'

afterEach(cleanup)

test.each([
  ['late', 'Late'],
  ['cancelled', ''],
  ['done', ''],
  ['paused', ''],
] as const)('beside the status, the health %s reads “%s”', (health, words) => {
  const { container } = render(<RunningHealthBadge health={health} />)
  expect(container.textContent).toBe(words)
})
