import { Gateway, TestEmail, TestGateway, TestOutcome } from '@trusswell/domain/settings.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { invalidField, tooManyRequests } from '../../platform/errors.ts'
import { tryMailServer } from '../../platform/mail-server.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { mustBeFresh } from '../../platform/reauthentication.ts'
import { senderOf } from './mail-route.ts'
import { readCompany, readEmailSettings, readGateways } from './repository.ts'
import { settingsId } from './save-settings.ts'
import { readSecret } from './secrets.ts'

type Server = { host?: string; port?: number }

/** Both respond 200 with the result as a message. */
export const settingsTestRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, identityDb, can, vault, findDestination, mailFrom, gateways, gatewayUrls, testMailLimit } =
      deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageSettings(actor)))
    const response = { 200: TestOutcome }

    const record = (person: Person, tested: string, outcome: TestOutcome, server: Server = {}) =>
      db.as(person, (tx) =>
        writeAudit(tx, person, {
          action: 'settings.tested',
          entity: 'settings',
          entity_id: settingsId,
          details: { tested, ok: outcome.ok, ...server },
        }),
      )

    app.post(
      '/settings/test-email',
      { schema: { body: TestEmail, response } },
      async ({ actor, session, body }) => {
        const person = mustBePerson(actor)
        if (body.emailSettings) await mustBeFresh(identityDb, session)
        const { stored, storedPass, company } = await db.read(person, async (reader) => ({
          stored: await readEmailSettings(reader),
          storedPass:
            body.emailSettings?.smtpPass === undefined
              ? await readSecret(reader, vault, 'email.smtpPass')
              : null,
          company: await readCompany(reader),
        }))
        const { smtpPass, ...email } = body.emailSettings ?? stored
        if (email.smtpHost === '') {
          const message =
            'No SMTP host yet. Until you save one, e-mails are sent with the server’s own mail configuration.'
          return { ok: false, message }
        }
        const isStoredServer = email.smtpHost === stored.smtpHost && email.smtpPort === stored.smtpPort
        // The stored password is only ever sent to the server that it was saved for.
        if (smtpPass === undefined && storedPass !== null && !isStoredServer)
          throw invalidField(
            'emailSettings.smtpPass',
            'Enter the password again, because the mail server changed',
          )
        const { exceeded, retryAfter } = await testMailLimit.take(person.id)
        if (exceeded)
          throw tooManyRequests(
            'You’ve sent 10 test e-mails in the last hour. Please try again later.',
            retryAfter,
          )
        const { renderTestMail } = await import('./render-test-mail.ts')
        const problem = await tryMailServer(
          findDestination,
          {
            host: email.smtpHost,
            port: email.smtpPort,
            user: email.smtpUser,
            pass: smtpPass === undefined ? storedPass : smtpPass,
          },
          {
            from: senderOf(email, company, mailFrom),
            to: body.to,
            subject: `Test e-mail from ${company.companyName}`,
            ...(await renderTestMail(company)),
          },
        )
        const outcome = { ok: problem === null, message: problem ?? `We sent a test e-mail to ${body.to}.` }
        await record(person, 'email', outcome, { host: email.smtpHost, port: email.smtpPort })
        return outcome
      },
    )

    app.post(
      '/settings/test-gateway/:gateway',
      { schema: { params: z.strictObject({ gateway: Gateway }), body: TestGateway, response } },
      async ({ actor, session, params: { gateway }, body }) => {
        const person = mustBePerson(actor)
        if (body.secret !== undefined) await mustBeFresh(identityDb, session)
        const { keyId, secret } = await db.read(person, async (reader) => ({
          keyId: body.keyId ?? (await readGateways(reader)).razorpay.keyId,
          secret:
            body.secret ??
            (await readSecret(
              reader,
              vault,
              gateway === 'stripe' ? 'stripe.secretKey' : 'razorpay.keySecret',
            )),
        }))
        if (secret === null)
          return {
            ok: false,
            message: `Enter the ${gateway === 'stripe' ? 'secret key' : 'key secret'} first.`,
          }
        if (gateway === 'razorpay' && keyId === '') return { ok: false, message: 'Enter the key ID first.' }
        const { testGateway } = await import('./test-gateway.ts')
        const outcome = await testGateway(gatewayUrls, gateway, { keyId, secret }, gateways.liveOnly)
        await record(person, gateway, outcome)
        return outcome
      },
    )
  }
