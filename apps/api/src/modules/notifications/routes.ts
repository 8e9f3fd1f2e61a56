import type { Person } from '@trusswell/domain/actor.ts'
import { switchedOff } from '@trusswell/domain/notification-switches.ts'
import {
  Notification,
  NotificationChoices,
  NotificationPreferences,
} from '@trusswell/domain/notifications.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Reader } from '../../platform/database.ts'
import { invalidField } from '../../platform/errors.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { readNotificationSettings } from '../settings/repository.ts'
import {
  countUnread,
  listNotifications,
  listPreferences,
  markAllRead,
  markRead,
  readRhythm,
  savePreferences,
  saveRhythm,
} from './repository.ts'

const { cursor, limit, count } = pageQuery
const querystring = z.strictObject({ cursor, limit, count, filter: z.enum(['unread']).optional() })
const Unread = z.strictObject({ unread: z.int() })

export const notificationRoutes =
  ({ db, can, live }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const list = { schema: { querystring, response: { 200: pageOf(Notification) } } }

    app.get('/notifications', list, async ({ actor, query }) => {
      const { id } = mustBePerson(actor)
      return db.read(actor, (reader) => listNotifications(reader, id, query))
    })

    app.get('/client/notifications', list, async ({ actor, query }) => {
      must(actor, can.useClientArea(actor))
      const { id } = mustBePerson(actor)
      return db.read(actor, (reader) => listNotifications(reader, id, query))
    })

    app.get('/notifications/unread', { schema: { response: { 200: Unread } } }, async ({ actor }) => {
      const { id } = mustBePerson(actor)
      return { unread: await db.read(actor, (reader) => countUnread(reader, id)) }
    })

    app.patch(
      '/notifications/:id',
      {
        schema: {
          params: z.strictObject({ id: z.uuid() }),
          body: z.strictObject({ read: z.boolean() }),
          response: { 200: Notification },
        },
      },
      async ({ actor, params, body }) => {
        const person = mustBePerson(actor)
        const row = await db.as(actor, (tx) => markRead(tx, person.id, params.id, body.read))
        live.tell([`user:${person.id}`], { type: 'notification', id: row.id })
        return row
      },
    )

    app.post('/notifications/read-all', { schema: { response: { 200: Unread } } }, async ({ actor }) => {
      const { id } = mustBePerson(actor)
      await db.as(actor, (tx) => markAllRead(tx, id))
      // The person's other tabs and devices.
      live.tell([`user:${id}`], { type: 'notification', id })
      return { unread: await db.read(actor, (reader) => countUnread(reader, id)) }
    })

    const preferences = { response: { 200: NotificationChoices } }
    app.get('/notifications/preferences', { schema: preferences }, async ({ actor }) => {
      const person = mustBePerson(actor)
      return db.read(actor, (reader) => readChoices(reader, person))
    })

    app.put(
      '/notifications/preferences',
      { schema: { ...preferences, body: NotificationPreferences } },
      async ({ actor, body }) => {
        const person = mustBePerson(actor)
        const kinds = body.data.map(({ kind }) => kind)
        if (new Set(kinds).size < kinds.length) throw invalidField('data', 'Each kind once')
        return db.as(actor, async (tx) => {
          await savePreferences(tx, person.id, body.data)
          if (body.mails) await saveRhythm(tx, person.id, body.mails)
          await writeAudit(tx, actor, {
            action: 'notification_preferences.changed',
            entity: 'user',
            entity_id: person.id,
            details: { fields: kinds, ...(body.mails ? { mails: body.mails } : {}) },
          })
          return readChoices(tx, person)
        })
      },
    )
  }

const readChoices = async (reader: Reader, person: Person): Promise<NotificationChoices> => ({
  data: await listPreferences(reader, person),
  mails: await readRhythm(reader, person.id),
  switched_off: switchedOff(await readNotificationSettings(reader)),
})
