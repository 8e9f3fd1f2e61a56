import { ChatAttachment, ChatUpload } from '@trusswell/domain/chat.ts'
import {
  DiaryEntry,
  DiaryEntryPatch,
  DiaryEntryRequest,
  diaryLimits,
  DiaryMonths,
  DiaryPage,
  diaryPhotoTypes,
  DiaryQuery,
} from '@trusswell/domain/site-diary.ts'
import { diaryPhotoMessages } from '@trusswell/domain/project-file-messages.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { invalidField } from '../../platform/errors.ts'
import { checkDocument, documentTooLarge } from '../../platform/files/check-document.ts'
import { mediaTypes } from '../../platform/files/document-type.ts'
import { insertFile } from '../../platform/files/records.ts'
import { assertClean, binaryContent, sendFile } from '../../platform/files/send-file.ts'
import { withStoredFile } from '../../platform/files/store-upload.ts'
import { takeForms } from '../../platform/files/upload-form.ts'
import { idempotencyHeaders } from '../../platform/idempotency.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { fileReceived } from '../files/events.ts'
import { addToProject, changeProject } from './change-project.ts'
import { addDiaryEntry, editDiaryEntry, presentDiary, setDiaryEntryDeleted } from './diary.ts'
import { findDiaryPhoto, insertDiaryPhoto, listDiary, listDiaryMonths } from './diary-repository.ts'
import { getProjectRow } from './repository.ts'

const params = z.strictObject({ id: z.uuid() })
const itemParams = z.strictObject({ id: z.uuid(), item: z.uuid() })
const path = '/projects/:id/diary'
const rules = {
  field: 'file',
  purpose: 'diary_photo',
  types: diaryPhotoTypes,
  messages: diaryPhotoMessages,
} as const
const images = {
  content: Object.fromEntries(diaryPhotoTypes.map((type) => [mediaTypes[type], binaryContent])),
}

export const diaryRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, emit, storage } = deps
    const readForm = await takeForms(app, deps, {
      limitBytes: diaryLimits.photoBytes,
      tooLarge: () => documentTooLarge(rules),
    })

    app.get(
      path,
      {
        schema: {
          summary: 'Site diary of a project, latest day first',
          params,
          querystring: DiaryQuery,
          response: { 200: DiaryPage },
        },
      },
      async ({ actor, params: { id }, query }) => {
        const person = mustBePerson(actor)
        return db.read(actor, async (reader) => {
          await getProjectRow(reader, id)
          const page = await listDiary(reader, id, query)
          return { ...page, data: page.data.map((row) => presentDiary(deps, person, row)) }
        })
      },
    )

    app.get(
      `${path}/months`,
      { schema: { summary: 'Months with diary entries', params, response: { 200: DiaryMonths } } },
      async ({ actor, params: { id } }) => {
        mustBePerson(actor)
        return db.read(actor, async (reader) => {
          await getProjectRow(reader, id)
          return { data: await listDiaryMonths(reader, id) }
        })
      },
    )

    app.post(
      path,
      {
        schema: {
          summary: 'Write a diary entry; one for each author and day',
          params,
          headers: idempotencyHeaders,
          body: DiaryEntryRequest,
          response: { 201: DiaryEntry },
        },
      },
      (request, reply) =>
        addToProject(deps, request, reply, {
          project_id: request.params.id,
          allowed: can.writeDiary(request.actor),
          work: (tx, project) =>
            addDiaryEntry(deps, tx, mustBePerson(request.actor), {
              project_id: project.id,
              body: request.body,
            }),
        }),
    )

    app.patch(
      `${path}/:item`,
      {
        schema: {
          summary: 'Edit a diary entry: its author for a day, the project manager and admins at any time',
          params: itemParams,
          body: DiaryEntryPatch,
          response: { 200: DiaryEntry },
        },
      },
      ({ actor, params: { id, item }, body }) =>
        changeProject(deps, actor, {
          project_id: id,
          allowed: can.writeDiary(actor),
          work: (tx) =>
            editDiaryEntry(deps, tx, mustBePerson(actor), { where: { project_id: id, id: item }, body }),
        }),
    )

    app.delete(
      `${path}/:item`,
      {
        schema: {
          summary: 'Delete a diary entry; its photos are removed with it after a day',
          params: itemParams,
          response: { 204: z.void() },
        },
      },
      async ({ actor, params: { id, item } }, reply) => {
        await changeProject(deps, actor, {
          project_id: id,
          allowed: can.writeDiary(actor),
          work: (tx) =>
            setDiaryEntryDeleted(deps, tx, mustBePerson(actor), {
              where: { project_id: id, id: item },
              deleted: true,
            }),
        })
        return reply.status(204).send()
      },
    )

    app.post(
      `${path}/:item/restore`,
      {
        schema: {
          summary: 'Restore a deleted diary entry',
          params: itemParams,
          response: { 200: DiaryEntry },
        },
      },
      ({ actor, params: { id, item } }) =>
        changeProject(deps, actor, {
          project_id: id,
          allowed: can.writeDiary(actor),
          work: (tx) =>
            setDiaryEntryDeleted(deps, tx, mustBePerson(actor), {
              where: { project_id: id, id: item },
              deleted: false,
            }),
        }),
    )

    app.post(
      `${path}/photos`,
      {
        preValidation: readForm,
        schema: {
          summary: 'Upload a photo, to be saved with a diary entry',
          consumes: ['multipart/form-data'],
          params,
          body: ChatUpload,
          response: { 201: ChatAttachment },
        },
      },
      async ({ actor, params: { id }, body }, reply) => {
        const person = mustBePerson(actor)
        await db.read(actor, (reader) => getProjectRow(reader, id))
        must(actor, can.writeDiary(actor))
        const checked = await checkDocument(body.file, rules)
        if (!checked) throw invalidField('file', diaryPhotoMessages.missing)
        const { file } = checked
        await withStoredFile(storage, checked, async (store, keep) => {
          await store()
          await db.as(actor, async (tx) => {
            await insertFile(tx, file)
            await insertDiaryPhoto(tx, { file_id: file.id, project_id: id, uploaded_by: person.id })
            await emit(tx, fileReceived, { file_id: file.id })
            keep()
          })
        })
        return reply.status(201).send({
          id: file.id,
          name: file.name,
          type: file.type,
          size: file.size,
          state: 'quarantined' as const,
          width: null,
          height: null,
          url: `/api/projects/${id}/diary/photos/${file.id}`,
          thumbnail_url: null,
        })
      },
    )

    app.get(
      `${path}/photos/:item`,
      { schema: { summary: 'A photo of the site diary', params: itemParams, response: { 200: images } } },
      async ({ actor, params: { id, item } }, reply) => {
        mustBePerson(actor)
        const where = { project_id: id, id: item }
        const file = await db.read(actor, (reader) => findDiaryPhoto(reader, where, 'file_id'))
        return sendFile(storage, reply, assertClean(file))
      },
    )

    app.get(
      `${path}/photos/:item/thumbnail`,
      {
        schema: {
          summary: 'The thumbnail of a photo of the site diary',
          params: itemParams,
          response: { 200: { content: { 'image/webp': binaryContent } } },
        },
      },
      async ({ actor, params: { id, item } }, reply) => {
        mustBePerson(actor)
        const where = { project_id: id, id: item }
        const file = await db.read(actor, (reader) => findDiaryPhoto(reader, where, 'thumbnail_id'))
        return sendFile(storage, reply, assertClean(file))
      },
    )
  }
