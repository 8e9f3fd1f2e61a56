import { LinkToken } from '@trusswell/domain/account.ts'
import { Done, done } from '@trusswell/domain/done.ts'
import { NewsletterAnswer, NewsletterRequest } from '@trusswell/domain/newsletter.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PublishedIssue, PublishedIssueLine } from '@trusswell/domain/newsletter-issues.ts'
import { pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import { text } from '@trusswell/domain/input.ts'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { createOnce, idempotencyHeaders, retryIdOf } from '../../platform/idempotency.ts'
import { confirm } from './confirm.ts'
import { getPublished, listPublished } from './issue-repository.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

// The document can't name the schema of a query.
const link = z.strictObject(LinkToken.shape)
const { cursor, limit } = pageQuery

export const newsletterRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/newsletter/issues',
      {
        schema: {
          summary: 'Issues of the newsletter that were sent, newest first',
          querystring: z.strictObject({ cursor, limit }),
          response: { 200: pageOf(PublishedIssueLine) },
        },
      },
      ({ actor, query }) => deps.db.read(actor, (reader) => listPublished(reader, query)),
    )

    app.get(
      '/newsletter/issues/:slug',
      {
        schema: {
          summary: 'One issue of the newsletter',
          params: z.strictObject({ slug: text(200) }),
          response: { 200: PublishedIssue },
        },
      },
      ({ actor, params }) => deps.db.read(actor, (reader) => getPublished(reader, params.slug)),
    )

    app.post(
      '/newsletter',
      {
        schema: {
          summary: 'Subscribe to the newsletter; an e-mail asks to confirm it',
          headers: idempotencyHeaders,
          body: NewsletterRequest,
          response: { 202: NewsletterAnswer },
        },
      },
      (request, reply) =>
        createOnce(deps.db, request, reply, {
          status: 202,
          before: () =>
            deps.formGuard.check({
              form: 'newsletter',
              token: request.body.form_token,
              proof: request.body.proof,
              email: request.body.email,
              ip: request.ip,
              retryId: retryIdOf(request),
            }),
          work: (tx) => subscribe(tx, deps.emit, request.actor, request.body),
        }),
    )

    app.post(
      '/newsletter/confirm',
      { schema: { body: LinkToken, response: { 200: Done } } },
      async ({ actor, body }) => {
        await confirm(deps, actor, body.token)
        return done
      },
    )

    // A mail program may open the one-click URL in a browser; redirect it to the confirmation page.
    app.get(
      '/newsletter/unsubscribe',
      { schema: { querystring: link, response: { 302: z.void() } } },
      async ({ query }, reply) =>
        reply.redirect(`/newsletter/unsubscribe?token=${encodeURIComponent(query.token)}`),
    )

    // Mail providers post `List-Unsubscribe=One-Click` in either form (RFC 8058); the link alone is enough.
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, _body, parsed) => parsed(null, undefined),
    )
    app.post(
      '/newsletter/unsubscribe',
      {
        schema: {
          summary: 'End a subscription; also what List-Unsubscribe names',
          querystring: link,
          response: { 200: Done },
        },
      },
      async ({ actor, query }) => {
        await unsubscribe(deps, actor, query.token)
        return done
      },
    )
  }
