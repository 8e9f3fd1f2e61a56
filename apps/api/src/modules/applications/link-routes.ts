import { LinkToken } from '@trusswell/domain/account.ts'
import {
  ApplicationProgressView,
  ResumeReplacement,
  whatHappensNext,
} from '@trusswell/domain/applications.ts'
import { Done, done } from '@trusswell/domain/done.ts'
import { resumeLimitBytes } from '@trusswell/domain/resume.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { withStoredFile } from '../../platform/files/store-upload.ts'
import { takeForms } from '../../platform/files/upload-form.ts'
import { eraseMyData, renew, replaceResume, withdraw } from './act-by-link.ts'
import { findUpcoming } from './interview-repository.ts'
import { findResumeFacts, listTimeline, openOwnApplication } from './link-repository.ts'
import { checkResume, tooLarge } from './take-resume.ts'

/** All routes use POST, also for reading, because mail scanners open links and URLs with tokens would be logged. */
export const applicationLinkRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, emit, storage } = deps
    const readForm = await takeForms(app, deps, { limitBytes: resumeLimitBytes, tooLarge })
    const act = { body: LinkToken, response: { 200: Done } }

    app.post(
      '/status',
      {
        schema: {
          summary: 'The status of an application, by its mailed link',
          body: LinkToken,
          response: { 200: ApplicationProgressView },
        },
      },
      ({ actor, body }) => db.as(actor, (tx) => readProgress(tx, body.token)),
    )

    app.post(
      '/resume',
      {
        preValidation: readForm,
        schema: {
          summary: 'Replace the resume',
          consumes: ['multipart/form-data'],
          body: ResumeReplacement,
          response: { 200: ApplicationProgressView },
        },
      },
      async ({ actor, body }) => {
        const checked = await checkResume(body.resume)
        // A wrong link stores nothing.
        await db.as(actor, (tx) => openOwnApplication(tx, body.token))
        return withStoredFile(storage, checked, async (store, keep) => {
          await store()
          return db.as(actor, async (tx) => {
            await replaceResume(tx, emit, actor, { token: body.token, file: checked.file })
            keep()
            return readProgress(tx, body.token)
          })
        })
      },
    )

    app.post(
      '/renew',
      { schema: { summary: 'Replace the application with the newer one', ...act } },
      async (request) => {
        await db.as(request.actor, (tx) => renew(tx, emit, request.actor, request.body.token))
        return done
      },
    )

    app.post('/withdraw', { schema: { summary: 'Withdraw an application', ...act } }, async (request) => {
      await db.as(request.actor, (tx) => withdraw(tx, emit, request.actor, request.body.token))
      return done
    })

    app.post('/erase', { schema: { summary: 'Erase everything about me', ...act } }, async (request) => {
      await db.as(request.actor, (tx) => eraseMyData(tx, emit, request.actor, request.body.token))
      return done
    })
  }

async function readProgress(tx: Tx, token: string): Promise<ApplicationProgressView> {
  const application = await openOwnApplication(tx, token)
  const { position, job_id, applicant_name, status, created_at, withdrawn_at } = application
  return {
    // Only an erased application has none, and no link opens that.
    reference: application.reference ?? '',
    position,
    job_id,
    applicant_name,
    status,
    next: whatHappensNext(status, withdrawn_at !== null),
    created_at,
    withdrawn_at,
    resume: await findResumeFacts(tx, application.resume_file),
    interview: await findUpcoming(tx, application.id),
    timeline: await listTimeline(tx, application.id),
  }
}
