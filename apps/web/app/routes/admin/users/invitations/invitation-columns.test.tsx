// @vitest-environment jsdom
import type { ListedInvitation } from '@trusswell/domain/invitations.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { invitationColumns } from './invitation-columns.tsx'

afterEach(cleanup)

const dates = { expires_at: '2026-11-24T06:00:00.000Z', accepted_at: null }
const accepted = { expires_at: '2026-11-24T06:00:00.000Z', accepted_at: '2026-11-19T06:00:00.000Z' }

test.each([
  ['sent', dates, 'Sentexpires 24 Nov 2026'],
  ['expired', dates, 'Expiredon 24 Nov 2026'],
  ['accepted', accepted, 'Acceptedon 19 Nov 2026'],
  ['revoked', dates, 'Revoked'],
] as const)('the state %s says what its date is', (state, invitation, words) => {
  const cell = invitationColumns(() => null).find(({ key }) => key === 'state')?.cell
  const { container } = render(cell?.({ state, ...invitation } as ListedInvitation))
  expect(container.textContent).toBe(words)
})
