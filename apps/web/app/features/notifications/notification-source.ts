import type { MailRhythm, NotificationPreference } from '@trusswell/domain/notifications.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'

export const notificationKey = ['notifications'] as const
export const notificationFilters = { filter: ['unread'] } as const

type Query = { filter?: 'unread'; cursor?: string }

export const listNotifications = (query: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/notifications', { params: { query }, signal }))

export const unreadQuery = queryOptions({
  queryKey: [...notificationKey, 'unread'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/notifications/unread', { signal })),
})

export const setRead = (id: string, read: boolean) =>
  answerOf(api.PATCH('/api/notifications/{id}', { params: { path: { id } }, body: { read } }))

export const readAll = () => answerOf(api.POST('/api/notifications/read-all'))

export const preferencesQuery = queryOptions({
  queryKey: ['me', 'notification-preferences'],
  queryFn: ({ signal }) => answerOf(api.GET('/api/notifications/preferences', { signal })),
})

type Choices = { data: NotificationPreference[]; mails: MailRhythm }

export const savePreferences = ({ data, mails }: Choices) =>
  answerOf(api.PUT('/api/notifications/preferences', { body: { data, mails } }))
