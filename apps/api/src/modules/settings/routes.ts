import { Settings, SettingsInput } from '@trusswell/domain/settings.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { mustBeFresh } from '../../platform/reauthentication.ts'
import { assertPublicHost } from './assert-public-host.ts'
import { presentSettings, saveSettings } from './save-settings.ts'

export const settingsRoutes =
  ({ db, identityDb, can, vault, findDestination, isMailPort, today }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageSettings(actor)))

    app.get('/settings', { schema: { response: { 200: Settings } } }, ({ actor }) =>
      db.read(actor, (reader) => presentSettings(reader, today())),
    )

    app.put(
      '/settings',
      { schema: { body: SettingsInput, response: { 200: Settings } } },
      async ({ actor, session, body }) => {
        const person = mustBePerson(actor)
        const assertFresh = () => mustBeFresh(identityDb, session)
        await assertPublicHost(findDestination, body)
        return db.as(actor, (tx) =>
          saveSettings({ tx, vault, isMailPort, today: today(), assertFresh }, person, body),
        )
      },
    )
  }
