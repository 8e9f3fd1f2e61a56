import { NewSavedView, SavedView, SavedViewPatch } from '@trusswell/domain/saved-views.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { mustBePerson } from '../../platform/must.ts'
import { deleteView, insertView, listViews, updateView } from './repository.ts'

const entity = 'saved_view'
const params = z.strictObject({ id: z.uuid() })

/** Own views only; others' are 404. */
export const savedViewRoutes =
  ({ db }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/saved-views',
      {
        schema: {
          summary: 'Your saved views of all lists',
          response: { 200: z.strictObject({ data: z.array(SavedView) }) },
        },
      },
      async ({ actor }) => {
        const { id } = mustBePerson(actor)
        return { data: await db.read(actor, (reader) => listViews(reader, id)) }
      },
    )

    app.post(
      '/saved-views',
      {
        schema: {
          summary: 'Save the filters, order and view of a list under a name',
          body: NewSavedView,
          response: { 201: SavedView },
        },
      },
      async ({ actor, body }, reply) => {
        const person = mustBePerson(actor)
        const view = await db.as(actor, async (tx) => {
          const added = await insertView(tx, person.id, body)
          const { list, is_default } = added
          await writeAudit(tx, actor, {
            action: 'created',
            entity,
            entity_id: added.id,
            details: { list, is_default },
          })
          return added
        })
        return reply.code(201).send(view)
      },
    )

    app.patch(
      '/saved-views/:id',
      {
        schema: {
          summary: 'Rename a saved view, change its filters or make it the default of its list',
          params,
          body: SavedViewPatch,
          response: { 200: SavedView },
        },
      },
      ({ actor, params: { id }, body }) => {
        const person = mustBePerson(actor)
        return db.as(actor, async (tx) => {
          const view = await updateView(tx, { id, user_id: person.id }, body)
          const changed = Object.keys(body)
          if (changed.length === 0) return view
          await writeAudit(tx, actor, { action: 'updated', entity, entity_id: id, details: { changed } })
          return view
        })
      },
    )

    app.delete(
      '/saved-views/:id',
      { schema: { summary: 'Delete a saved view', params, response: { 204: z.null() } } },
      async ({ actor, params: { id } }, reply) => {
        const person = mustBePerson(actor)
        await db.as(actor, async (tx) => {
          await deleteView(tx, { id, user_id: person.id })
          await writeAudit(tx, actor, { action: 'deleted', entity, entity_id: id })
        })
        return reply.code(204).send(null)
      },
    )
  }
