import {
  Application,
  ApplicationHistoryItem,
  ApplicationStatus,
  InterviewFilter,
  MailPreview,
  MailPreviewRequest,
} from '@trusswell/domain/applications.ts'
import {
  ApplicationStatusChange,
  BulkApplicationStatus,
  UndoApplicationStatus,
} from '@trusswell/domain/bulk-applications.ts'
import { bulkUndoSeconds } from '@trusswell/domain/bulk.ts'
import { text } from '@trusswell/domain/input.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../platform/errors.ts'
import { mediaTypes } from '../../platform/files/document-type.ts'
import { binaryContent } from '../../platform/files/send-file.ts'
import { readCompany } from '../settings/repository.ts'
import { setStatuses, undoStatus } from './bulk-status.ts'
import { registerInterviewRoutes } from './interview-routes.ts'
import { getApplication, listHistory } from './repository.ts'
import { sendResume } from './send-resume.ts'
import { draftMail } from './templates.ts'

export const params = z.strictObject({ id: z.uuid() })
export const filters = {
  status: ApplicationStatus.optional(),
  /** A position's id, or `internship`. */
  job: text(80).optional(),
  interview: InterviewFilter.optional(),
}

const resumeContent = Object.fromEntries(
  (['pdf', 'doc', 'docx'] as const).map((type) => [mediaTypes[type], binaryContent]),
)

/** Routes that admins and managers share. Differences are in their own route files. */
export function registerStaffRoutes(
  scope: FastifyInstance,
  deps: ApiDeps,
  { showDeleted }: { showDeleted: boolean },
) {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  const { db, emit, origins } = deps
  registerInterviewRoutes(scope, deps, { showDeleted })

  app.get('/applications/:id', { schema: { params, response: { 200: Application } } }, ({ actor, params }) =>
    db.read(actor, async (reader) => {
      const application = await getApplication(reader, params.id)
      if (application.deleted_at && !showDeleted) throw notFound()
      return application
    }),
  )

  app.post(
    '/applications/status',
    {
      schema: {
        summary: 'Set the status of several applications',
        description: `Returns the changed applications for an undo. Mails are sent after ${bulkUndoSeconds} seconds. Withdrawn applications stay as they are.`,
        body: BulkApplicationStatus,
        response: {
          200: z.strictObject({ data: z.array(Application), changed: z.array(ApplicationStatusChange) }),
        },
      },
    },
    ({ actor, body }) => db.as(actor, (tx) => setStatuses(tx, emit, actor, body)),
  )

  app.post(
    '/applications/status/undo',
    {
      schema: {
        summary: 'Undo a change of several applications',
        description: `Within ${bulkUndoSeconds} seconds. Applications that were changed since keep their status.`,
        body: UndoApplicationStatus,
        response: { 200: z.strictObject({ data: z.array(Application) }) },
      },
    },
    ({ actor, body: { changes } }) =>
      db.as(actor, async (tx) => {
        const data: Application[] = []
        for (const change of changes.toSorted((a, b) => a.id.localeCompare(b.id))) {
          const restored = await undoStatus(tx, actor, change)
          if (restored) data.push(restored)
        }
        return { data }
      }),
  )

  app.get(
    '/applications/:id/history',
    {
      schema: {
        summary: 'Who changed the status, and when',
        params,
        response: { 200: z.strictObject({ data: z.array(ApplicationHistoryItem) }) },
      },
    },
    ({ actor, params }) =>
      db.read(actor, async (reader) => {
        const application = await getApplication(reader, params.id)
        if (application.deleted_at && !showDeleted) throw notFound()
        return { data: await listHistory(reader, params.id) }
      }),
  )

  app.get(
    '/applications/:id/resume',
    {
      schema: {
        summary: 'The resume as a download, once it was scanned',
        params,
        response: { 200: { content: resumeContent } },
      },
    },
    (request, reply) => sendResume(deps, request, reply, request.params.id),
  )

  app.post(
    '/applications/:id/mail-preview',
    {
      schema: {
        summary: 'What a mail about a status would look like; sends nothing',
        params,
        body: MailPreviewRequest,
        response: { 200: MailPreview },
      },
    },
    async ({ actor, params, body }) => {
      const { texts, reference, company } = await db.as(actor, async (tx) => {
        const application = await getApplication(tx, params.id)
        return {
          texts: await draftMail(tx, application, body),
          reference: application.reference,
          company: await readCompany(tx),
        }
      })
      const url = `${origins[0] ?? ''}/application`
      // Mails are rendered in the worker; this process imports the renderer only when a preview is requested.
      const { renderStatusMail } = await import('./render-status-mail.ts')
      return { ...texts, html: await renderStatusMail({ ...texts, reference, url }, company) }
    },
  )
}
