import { expect, test } from 'vitest'
import { hasChannel, NotificationKind, notificationKinds, organisationReaders } from './notifications.ts'

test('every kind that clients get says who of their organisation, and no other kind does', () => {
  for (const kind of NotificationKind.options)
    expect(organisationReaders(kind).length > 0, kind).toBe(
      notificationKinds[kind].readers.includes('client'),
    )
})

test('owners are told of everything, finance of money, viewers of projects, and all of conversations', () => {
  const kindsOf = (role: 'finance' | 'viewer') =>
    NotificationKind.options.filter((kind) => organisationReaders(kind).includes(role))
  expect(kindsOf('finance')).toEqual([
    'chat_mention',
    'chat_unread',
    'payment_requested',
    'payment_received',
    'payment_failed',
    'payment_claim_rejected',
    'payment_refunded',
  ])
  expect(kindsOf('viewer').filter((kind) => /^(payment|person)_/.test(kind))).toEqual([])
})

test('nothing is mailed by default on a channel that the kind doesn’t have', () => {
  for (const kind of NotificationKind.options) {
    const { email, digest } = notificationKinds[kind]
    if (!hasChannel(kind, 'email')) expect(email, kind).toEqual([])
    if (!hasChannel(kind, 'digest')) expect(digest, kind).toEqual([])
  }
})
