import { ChatWaiting } from '@trusswell/domain/chat.ts'
import { UnansweredCount } from '@trusswell/domain/overviews.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { notFound } from '../../platform/errors.ts'
import { tellOfProject } from '../../platform/live.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { readWorkingHours } from '../settings/repository.ts'
import { findMessage } from './repository.ts'
import { countUnanswered, findWaiting, lockConversation, skipWaiting } from './unanswered-repository.ts'

const itemParams = z.strictObject({ id: z.uuid(), item: z.uuid() })

export const unansweredRoutes =
  ({ db, can, live, now }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/projects/:id/messages/:item/no-answer-needed',
      {
        schema: {
          summary: 'Mark the messages up to this one as needing no answer',
          params: itemParams,
          response: { 200: ChatWaiting },
        },
      },
      async ({ actor, params: { id, item } }) => {
        const person = mustBePerson(actor)
        const { changed, unanswered } = await db.as(actor, async (tx) => {
          const message = await findMessage(tx, { project_id: id, audience: 'everyone' }, item)
          if (!message) throw notFound()
          must(actor, can.closeQuestions(actor))
          await lockConversation(tx, id)
          const skipped = await skipWaiting(tx, id, { seq: message.seq })
          if (skipped) {
            await writeAudit(tx, person, {
              action: 'chat.no-answer-needed',
              entity: 'chat_message',
              entity_id: item,
              details: { project_id: id },
            })
          }
          return { changed: skipped, unanswered: await findWaiting(tx, id) }
        })
        if (changed) tellOfProject(live, id)
        return { unanswered }
      },
    )

    app.get(
      '/admin/unanswered',
      {
        schema: {
          summary: 'Conversations in which a client waits for an answer',
          response: { 200: UnansweredCount },
        },
      },
      async ({ actor }) => {
        must(actor, can.seeStats(actor))
        return db.read(actor, async (reader) =>
          countUnanswered(reader, { hours: await readWorkingHours(reader), now: now() }),
        )
      },
    )
  }
