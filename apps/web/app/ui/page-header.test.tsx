// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PageHeader } from './page-header.tsx'

afterEach(cleanup)

test('a page header leaves no gap for actions that a role doesn’t have', () => {
  const actionsOf = (actions: ReactNode) =>
    render(<PageHeader title="Jobs" actions={actions} />).container.querySelector('.ui-page-actions')
  expect(actionsOf(false)).toBeNull()
  expect(actionsOf(<button type="button">Add</button>)).not.toBeNull()
})
