import type {
  Gateway,
  Settings,
  SettingsInput,
  TestGateway,
  TestOutcome,
} from '@trusswell/domain/settings.ts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { answerOf } from '../../../lib/api/answer-of.ts'
import { api } from '../../../lib/api/browser-api.ts'
import { defined } from '@trusswell/domain/defined.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }): Promise<Settings> => answerOf(api.GET('/api/admin/settings', { signal })),
})

export const saveSettings = (body: SettingsInput, version: number): Promise<Settings> =>
  // The client's types don't accept a field whose only value is null.
  answerOf(api.PUT('/api/admin/settings', { body: { ...body, version } as never }))

export const testEmail = (to: string, emailSettings: SettingsInput['emailSettings']): Promise<TestOutcome> =>
  answerOf(
    api.POST('/api/admin/settings/test-email', { body: { to, emailSettings: defined(emailSettings) } }),
  )

export const testGateway = (gateway: Gateway, body: z.infer<typeof TestGateway>): Promise<TestOutcome> =>
  answerOf(
    api.POST('/api/admin/settings/test-gateway/{gateway}', {
      params: { path: { gateway } },
      body: defined(body),
    }),
  )
