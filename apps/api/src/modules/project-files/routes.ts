import { chatFileTypes, chatLimits } from '@trusswell/domain/chat-values.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import { ChatUpload } from '@trusswell/domain/chat.ts'
import { chatFileMessages } from '@trusswell/domain/chat-file-messages.ts'
import { can } from '@trusswell/domain/policy.ts'
import { pageQuery } from '@trusswell/domain/paging.ts'
import {
  FoundFile,
  ProjectFile,
  ProjectFilePage,
  ProjectFileQuery,
  ProjectFileTarget,
} from '@trusswell/domain/project-files.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { checkDocument, documentTooLarge } from '../../platform/files/check-document.ts'
import { mediaTypes } from '../../platform/files/document-type.ts'
import { insertFile } from '../../platform/files/records.ts'
import { assertClean, binaryContent, sendFile } from '../../platform/files/send-file.ts'
import { withStoredFile } from '../../platform/files/store-upload.ts'
import { takeForms } from '../../platform/files/upload-form.ts'
import { tellOfProject } from '../../platform/live.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { findSelf, getRoom } from '../chat/repository.ts'
import { insertActivity } from '../projects/activity-repository.ts'
import { listProjectIdsOf } from '../projects/repository.ts'
import { fileReceived, fileUnused } from '../files/events.ts'
import { addProjectFile } from './add-project-file.ts'
import {
  deleteProjectFile,
  findFiles,
  findLatestFile,
  findProjectFile,
  listFiles,
  type ProjectFileRow,
} from './repository.ts'

const params = z.strictObject({ id: z.uuid() })
const itemParams = z.strictObject({ id: z.uuid(), item: z.uuid() })
const rules = {
  field: 'file',
  purpose: 'project',
  types: chatFileTypes,
  messages: chatFileMessages,
} as const
const binary = { content: Object.fromEntries(chatFileTypes.map((type) => [mediaTypes[type], binaryContent])) }

/** What was sent in a project's conversations and what was uploaded to the project itself. */
export const projectFileRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, emit, live, storage } = deps
    const readForm = await takeForms(app, deps, {
      limitBytes: chatLimits.fileBytes,
      tooLarge: () => documentTooLarge(rules),
    })

    app.get(
      '/project-files',
      {
        schema: {
          summary: 'Files by name, in all projects of the organisation or of the member of staff',
          querystring: z.strictObject({ limit: pageQuery.limit, search: pageQuery.search }),
          response: { 200: z.strictObject({ data: z.array(FoundFile) }) },
        },
      },
      async ({ actor, query }) => {
        const person = mustBePerson(actor)
        const data = await db.read(actor, async (reader) =>
          findFiles(reader, await listProjectIdsOf(reader, person), query),
        )
        return { data }
      },
    )

    app.get(
      '/projects/:id/files',
      {
        schema: {
          summary: 'Files of a project, latest versions first',
          params,
          querystring: ProjectFileQuery,
          response: { 200: ProjectFilePage },
        },
      },
      async ({ actor, params: { id }, query: { cursor, limit } }) => {
        const person = mustBePerson(actor)
        const rows = await db.read(actor, async (reader) => {
          await getRoom(reader, { project_id: id, audience: 'everyone' })
          return listFiles(reader, { projectId: id, readerId: person.id }, { cursor, limit: limit + 1 })
        })
        const shown = rows.slice(0, limit)
        return {
          data: shown.map((row) => toProjectFile(person, id, row)),
          next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
        }
      },
    )

    app.post(
      '/projects/:id/files',
      {
        preValidation: readForm,
        schema: {
          summary: 'Upload a file to a project; one of the same name is its next version',
          consumes: ['multipart/form-data'],
          params,
          querystring: ProjectFileTarget,
          body: ChatUpload,
          response: { 201: ProjectFile },
        },
      },
      async ({ actor, params: { id }, query: { visibility }, body }, reply) => {
        const person = mustBePerson(actor)
        const self = await db.read(actor, async (reader) => {
          // Internal files have the same readers as internal notes.
          await getRoom(reader, { project_id: id, audience: visibility })
          must(actor, can.addProjectFiles(actor))
          return findSelf(reader, person.id)
        })
        if (!self) throw notFound()
        const checked = await checkDocument(body.file, rules)
        if (!checked) throw invalidField('file', chatFileMessages.missing)
        const { file } = checked
        const row = await withStoredFile(storage, checked, async (store, keep) => {
          await store()
          return db.as(actor, async (tx) => {
            await insertFile(tx, file)
            await emit(tx, fileReceived, { file_id: file.id })
            await addProjectFile(tx, person, { project_id: id, file, visibility, uploader_name: self.name })
            const uploaded = await findLatestFile(tx, { projectId: id, readerId: person.id }, file.id)
            keep()
            return uploaded
          })
        })
        if (!row) throw notFound()
        tellOfProject(live, id)
        return reply.status(201).send(toProjectFile(person, id, row))
      },
    )

    app.get(
      '/projects/:id/files/:item',
      {
        schema: {
          summary: 'A file that was uploaded to a project',
          params: itemParams,
          response: { 200: binary },
        },
      },
      async ({ actor, params: { id, item } }, reply) => {
        mustBePerson(actor)
        const file = await db.read(actor, (reader) => findProjectFile(reader, id, item))
        return sendFile(storage, reply, assertClean(file))
      },
    )

    app.delete(
      '/projects/:id/files/:item',
      {
        schema: {
          summary: 'Delete one version of a file that was uploaded to a project',
          params: itemParams,
          response: { 204: z.void() },
        },
      },
      async ({ actor, params: { id, item } }, reply) => {
        const person = mustBePerson(actor)
        await db.as(actor, async (tx) => {
          const file = await findProjectFile(tx, id, item)
          if (!file) throw notFound()
          must(actor, can.deleteProjectFile(actor, { is_own: file.uploaded_by === person.id }))
          const deleted = await deleteProjectFile(tx, id, item)
          // Another request deleted it first.
          if (!deleted) throw notFound()
          await emit(tx, fileUnused, { file_id: item })
          await insertActivity(tx, person, {
            project_id: id,
            entity: 'project_file',
            entity_id: item,
            action: 'removed',
            change: { name: file.name, visibility: deleted.visibility },
          })
          await writeAudit(tx, person, {
            action: 'project.file-deleted',
            entity: 'project_file',
            entity_id: item,
            details: { project_id: id, visibility: deleted.visibility },
          })
        })
        tellOfProject(live, id)
        return reply.status(204).send()
      },
    )
  }

function toProjectFile(person: Person, projectId: string, { earlier, ...file }: ProjectFileRow): ProjectFile {
  const canDelete = ({ message_id, is_own }: Pick<ProjectFileRow, 'message_id' | 'is_own'>) =>
    message_id === null && can.deleteProjectFile(person, { is_own })
  const { is_own, ...shown } = file
  const urlOf = ({ id, message_id }: { id: string; message_id: string | null }) =>
    message_id === null ? `/api/projects/${projectId}/files/${id}` : `/api/files/${id}`
  return {
    ...shown,
    url: urlOf(file),
    can_delete: canDelete({ ...shown, is_own }),
    earlier: earlier.map(({ message_id, is_own: isOwn, ...version }) => ({
      ...version,
      url: urlOf({ id: version.id, message_id }),
      can_delete: canDelete({ message_id, is_own: isOwn }),
    })),
  }
}
