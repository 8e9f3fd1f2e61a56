import {
  issueSlugOf,
  NewNewsletterIssue,
  NewsletterIssue,
  NewsletterIssuePatch,
  NewsletterIssueState,
  NewsletterSubscribers,
  NewsletterTestSent,
  SendNewsletterIssue,
} from '@trusswell/domain/newsletter-issues.ts'
import type { Actor } from '@trusswell/domain/actor.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, notFound, stale, tooManyRequests } from '../../platform/errors.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { newId } from '../../platform/ids.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { getUser } from '../users/repository.ts'
import { issueSendingStarted, issueTestRequested } from './events.ts'
import {
  countSubscribers,
  findFreeSlug,
  getIssue,
  insertIssue,
  listIssues,
  publishIssue,
  setIssueDeleted,
  setPaused,
  updateIssue,
} from './issue-repository.ts'

const params = z.strictObject({ id: z.uuid() })

/** Issues of the newsletter, for admins. */
export const newsletterIssueRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit, testMailLimit } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageNewsletter(actor)))

    app.get(
      '/newsletter/subscribers',
      { schema: { summary: 'Number of subscribers', response: { 200: NewsletterSubscribers } } },
      ({ actor }) => db.read(actor, async (reader) => ({ subscribers: await countSubscribers(reader) })),
    )

    app.get(
      '/newsletter/issues',
      {
        schema: {
          summary: 'Issues of the newsletter, newest first',
          querystring: z.strictObject({ ...pageQuery, state: NewsletterIssueState.optional() }),
          response: { 200: pageOf(NewsletterIssue) },
        },
      },
      ({ actor, query }) =>
        db.read(actor, (reader) => listIssues(reader, { ...query, deleted: query.deleted === 'true' })),
    )

    app.get(
      '/newsletter/issues/:id',
      { schema: { params, response: { 200: NewsletterIssue } } },
      ({ actor, params }) => db.read(actor, (reader) => getIssue(reader, params.id)),
    )

    app.post(
      '/newsletter/issues',
      {
        schema: {
          summary: 'Write an issue',
          headers: idempotencyHeaders,
          body: NewNewsletterIssue,
          response: { 201: NewsletterIssue },
        },
      },
      (request, reply) => {
        const person = mustBePerson(request.actor)
        return createOnce(db, request, reply, {
          work: async (tx) => {
            const issue = await insertIssue(tx, { id: newId(), by: person.id, ...request.body })
            await note(tx, person, 'added', issue.id)
            return issue
          },
        })
      },
    )

    app.patch(
      '/newsletter/issues/:id',
      {
        schema: {
          summary: 'Edit a draft',
          params,
          body: NewsletterIssuePatch,
          response: { 200: NewsletterIssue },
        },
      },
      ({ actor, params, body }) =>
        db.as(actor, async (tx) => {
          const before = await getIssue(tx, params.id)
          const issue = await updateIssue(tx, params.id, mustBePerson(actor).id, body)
          if (issue.version === before.version) return issue
          const { version: _version, ...changes } = body
          await note(tx, actor, 'updated', issue.id, { fields: Object.keys(changes) })
          return issue
        }),
    )

    app.delete(
      '/newsletter/issues/:id',
      { schema: { summary: 'Delete a draft', params, response: { 204: z.void() } } },
      async ({ actor, params }, reply) => {
        await db.as(actor, async (tx) => {
          await setIssueDeleted(tx, params.id, true)
          await note(tx, actor, 'deleted', params.id)
        })
        return reply.status(204).send()
      },
    )

    app.post(
      '/newsletter/issues/:id/restore',
      { schema: { params, response: { 200: NewsletterIssue } } },
      ({ actor, params }) =>
        db.as(actor, async (tx) => {
          const issue = await setIssueDeleted(tx, params.id, false)
          await note(tx, actor, 'restored', params.id)
          return issue
        }),
    )

    app.post(
      '/newsletter/issues/:id/test',
      {
        schema: {
          summary: 'Send the issue to yourself, as it is stored',
          params,
          response: { 200: NewsletterTestSent },
        },
      },
      async ({ actor, params }) => {
        const person = mustBePerson(actor)
        const { email } = await db.read(actor, async (reader) => {
          if ((await getIssue(reader, params.id)).deleted_at) throw notFound()
          return getUser(reader, person.id)
        })
        const { exceeded, retryAfter } = await testMailLimit.take(person.id)
        if (exceeded)
          throw tooManyRequests(
            'You’ve sent 10 test e-mails in the last hour. Please try again later.',
            retryAfter,
          )
        await db.as(actor, async (tx) => {
          await emit(tx, issueTestRequested, { issue_id: params.id, user_id: person.id })
          await note(tx, actor, 'tested', params.id)
        })
        return { to: email }
      },
    )

    app.post(
      '/newsletter/issues/:id/send',
      {
        schema: {
          summary: 'Send a draft to everyone subscribed now; repeating the request changes nothing',
          params,
          body: SendNewsletterIssue,
          response: { 200: NewsletterIssue },
        },
      },
      ({ actor, params, body }) =>
        db.as(actor, async (tx) => {
          const draft = await getIssue(tx, params.id)
          if (draft.deleted_at) throw notFound()
          if (draft.state !== 'draft') return draft
          const slug = await findFreeSlug(tx, issueSlugOf(draft.subject))
          const by = mustBePerson(actor).id
          const issue = await publishIssue(tx, params.id, { by, slug, version: body.version })
          if (!issue) {
            const current = await getIssue(tx, params.id)
            // Of two requests at once, the second one finds it being sent.
            if (current.state === 'draft') throw stale(current)
            return current
          }
          if (issue.recipients === 0)
            throw new AppError('conflict', 'There are no subscribers yet, so this issue can’t be sent.')
          await emit(tx, issueSendingStarted, { issue_id: issue.id })
          await note(tx, actor, 'sending_started', issue.id, { recipients: issue.recipients })
          return issue
        }),
    )

    for (const [path, paused] of [
      ['pause', true],
      ['resume', false],
    ] as const) {
      app.post(
        `/newsletter/issues/:id/${path}`,
        {
          schema: {
            summary: paused ? 'Stop sending for now' : 'Resume sending',
            params,
            response: { 200: NewsletterIssue },
          },
        },
        ({ actor, params }) =>
          db.as(actor, async (tx) => {
            if (await setPaused(tx, params.id, mustBePerson(actor).id, paused)) {
              await note(tx, actor, paused ? 'paused' : 'resumed', params.id)
              if (!paused) await emit(tx, issueSendingStarted, { issue_id: params.id })
            }
            return getIssue(tx, params.id)
          }),
      )
    }
  }

const note = (tx: Tx, actor: Actor, what: string, entity_id: string, details = {}) =>
  writeAudit(tx, actor, {
    action: `newsletter_issue.${what}`,
    entity: 'newsletter_issue',
    entity_id,
    details,
  })
