import { ProjectDraft, ProjectDraftRequest } from '@trusswell/domain/projects.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { deleteDraft, findDraft, saveDraft } from './drafts.ts'

/** The caller's draft of the create form; each user has one. */
export const draftRoutes =
  ({ db, can }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/projects/draft',
      { schema: { response: { 200: z.strictObject({ data: ProjectDraft.nullable() }) } } },
      async ({ actor }) => {
        const { id } = mustBePerson(actor)
        return { data: await db.read(actor, (reader) => findDraft(reader, id)) }
      },
    )

    app.put(
      '/projects/draft',
      { schema: { body: ProjectDraftRequest, response: { 200: ProjectDraft } } },
      async ({ actor, body }) => {
        const { id } = mustBePerson(actor)
        must(actor, can.createProject(actor))
        return db.as(actor, (tx) => saveDraft(tx, id, body))
      },
    )

    app.delete('/projects/draft', { schema: { response: { 204: z.void() } } }, async ({ actor }, reply) => {
      const { id } = mustBePerson(actor)
      must(actor, can.createProject(actor))
      await db.as(actor, (tx) => deleteDraft(tx, id))
      return reply.status(204).send()
    })
  }
