import { chatFileTypes, chatLimits } from '@trusswell/domain/chat-values.ts'
import { ChatAttachment, ChatUpload, type ChatAudience } from '@trusswell/domain/chat.ts'
import { chatFileMessages } from '@trusswell/domain/chat-file-messages.ts'
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
import { mustBePerson } from '../../platform/must.ts'
import { fileReceived } from '../files/events.ts'
import { toAttachment } from './present.ts'
import { findAttachedFile, getRoom, insertAttachment } from './repository.ts'

const params = z.strictObject({ id: z.uuid() })
const rules = { field: 'file', purpose: 'chat', types: chatFileTypes, messages: chatFileMessages } as const
const binary = { content: Object.fromEntries(chatFileTypes.map((type) => [mediaTypes[type], binaryContent])) }

/** Files of a conversation: uploaded first, then sent with a message. */
export const chatFileRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, emit, storage } = deps
    const tooLarge = () => documentTooLarge(rules)
    const readForm = await takeForms(app, deps, { limitBytes: chatLimits.fileBytes, tooLarge })

    const takeUploads = (audience: ChatAudience, path: string) =>
      app.post(
        path,
        {
          preValidation: readForm,
          schema: {
            summary: 'Upload a file, to be sent with a message',
            consumes: ['multipart/form-data'],
            params,
            body: ChatUpload,
            response: { 201: ChatAttachment },
          },
        },
        async ({ actor, params: { id }, body }, reply) => {
          const person = mustBePerson(actor)
          const room = { project_id: id, audience }
          await db.read(actor, (reader) => getRoom(reader, room))
          const checked = await checkDocument(body.file, rules)
          if (!checked) throw invalidField('file', chatFileMessages.missing)
          const { file } = checked
          await withStoredFile(storage, checked, async (store, keep) => {
            await store()
            await db.as(actor, async (tx) => {
              await insertFile(tx, file)
              await insertAttachment(tx, room, { file_id: file.id, uploaded_by: person.id })
              await emit(tx, fileReceived, { file_id: file.id })
              keep()
            })
          })
          const { name, type, size } = file
          return reply.status(201).send(
            toAttachment({
              id: file.id,
              name,
              type,
              size,
              state: 'quarantined',
              width: null,
              height: null,
            }),
          )
        },
      )
    takeUploads('everyone', '/projects/:id/messages/upload')
    takeUploads('internal', '/projects/:id/notes/upload')

    app.get(
      '/files/:id',
      { schema: { summary: 'A file of a conversation', params, response: { 200: binary } } },
      async ({ actor, params: { id } }, reply) => {
        mustBePerson(actor)
        const file = await db.read(actor, (reader) => findAttachedFile(reader, id, 'file_id'))
        return sendFile(storage, reply, assertClean(file))
      },
    )

    app.get(
      '/files/:id/thumbnail',
      {
        schema: {
          summary: 'The thumbnail of an image in a conversation',
          params,
          response: { 200: { content: { 'image/webp': binaryContent } } },
        },
      },
      async ({ actor, params: { id } }, reply) => {
        mustBePerson(actor)
        const file = await db.read(actor, (reader) => findAttachedFile(reader, id, 'thumbnail_id'))
        return sendFile(storage, reply, assertClean(file))
      },
    )
  }
