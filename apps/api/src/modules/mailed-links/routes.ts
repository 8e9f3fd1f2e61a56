import type { Person } from '@trusswell/domain/actor.ts'
import { system } from '@trusswell/domain/actor.ts'
import { LinkToken } from '@trusswell/domain/account.ts'
import { Done, done } from '@trusswell/domain/done.ts'
import { MailedAnswer, MailedThing } from '@trusswell/domain/mailed-links.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, invalidLink } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { mailedLinkUsed, type OpensByMail } from './events.ts'
import { findMailedLink, useMailedLink } from './repository.ts'

/**
 * Links in mails that open one thing. Showing changes nothing, and neither call starts a session. Each call
 * runs with the person's current rights.
 */
export const mailedLinkRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, identityDb, mailedLinks, mailedThings, signInLimits } = deps

    async function open(token: string) {
      const link = await identityDb.as(system, (tx) => findMailedLink(tx, mailedLinks.idOf(token) ?? newId()))
      if (!link || !mailedLinks.holds(token, link, { id: link.user_id, email: link.email }))
        throw invalidLink()
      const { organisation_id, organisation_role } = link
      const person: Person = {
        kind: 'user',
        id: link.user_id,
        role: 'client',
        ...(organisation_id && organisation_role
          ? { organisation: { id: organisation_id, role: organisation_role } }
          : {}),
      }
      const thing = await db.read(person, (reader) =>
        mailedThings[link.purpose].show(deps, reader, person, link),
      )
      if (!thing) throw invalidLink()
      return { link, person, shown: { ...thing, purpose: link.purpose, reader: link.name } }
    }

    app.post(
      '/open',
      {
        schema: {
          summary:
            'The one thing that a mailed link is about; by POST, because a token in a URL would be logged',
          body: LinkToken,
          response: { 200: MailedThing },
        },
      },
      async (request) => {
        await signInLimits.takeLink(request.ip)
        return (await open(request.body.token)).shown
      },
    )

    app.post(
      '/answer',
      {
        schema: {
          summary: 'Answers the one thing that a mailed link is about, once',
          body: MailedAnswer,
          response: { 200: Done },
        },
      },
      async (request) => {
        const { body } = request
        await signInLimits.takeLink(request.ip)
        const { link, person } = await open(body.token)
        if (link.purpose !== body.purpose) throw invalidLink()
        const use = async (tx: Tx) => {
          await useMailedLink(tx, link.id)
          await writeAudit(tx, person, {
            action: 'mailed_link.used',
            entity: 'mailed_link',
            entity_id: link.id,
            details: { purpose: link.purpose, subject_id: link.subject_id, project_id: link.project_id },
          })
          // A forwarded mail can be used by others, so the person in whose name it was answered always gets a mail.
          await deps.emit(tx, mailedLinkUsed, { link_id: link.id, answer: answerIn(body) })
        }
        // The purposes are equal, which the types of the parts can't say.
        const part = mailedThings[link.purpose] as OpensByMail<typeof body.purpose>
        await part.answer(deps, person, link, body as never, use).catch(asClosed)
        return done
      },
    )
  }

function answerIn(body: MailedAnswer): string | null {
  if (body.purpose === 'milestone') return body.answer
  return body.purpose === 'change_request' ? body.state : null
}

/** If the person may no longer see the thing, the link is invalid. If it was decided meanwhile, the answer is a conflict. */
function asClosed(error: unknown): never {
  const isClosed = error instanceof AppError && (error.code === 'not_found' || error.code === 'forbidden')
  throw isClosed ? invalidLink() : error
}
