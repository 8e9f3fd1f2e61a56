// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createRetriedImport } from '../lib/retried-import.ts'
import { ImportNotice } from './import-notice.tsx'

afterEach(cleanup)

test('a form that can’t be loaded says so, and is shown after a retry', async () => {
  let connected = false
  const source = createRetriedImport(async () => {
    if (!connected) throw new Error('Failed to fetch')
    return { default: () => <p>The form</p> }
  })
  const Form = lazy(source.load)
  render(
    <Suspense fallback={<ImportNotice source={source} message="The form couldn’t be loaded." />}>
      <Form />
    </Suspense>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('The form couldn’t be loaded.')
  connected = true
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('The form')
  expect(screen.queryByRole('alert')).toBeNull()
})
