import { TranscriptQuery, type ChatAudience } from '@trusswell/domain/chat.ts'
import { DocumentPreparing } from '@trusswell/domain/document-preparing.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { findOrRequestDocument } from '../../platform/drawn-documents.ts'
import { invalidField } from '../../platform/errors.ts'
import { safeFileName } from '../../platform/files/file-name.ts'
import { binaryContent, sendFile, sendPreparing } from '../../platform/files/send-file.ts'
import { mustBePerson } from '../../platform/must.ts'
import { readCompany } from '../settings/repository.ts'
import { transcriptRequested } from './events.ts'
import { getRoom } from './repository.ts'
import type { Transcript } from './transcript-pdf.ts'
import { findTranscriptProject, measureTranscript, readTranscript } from './transcript-repository.ts'

const params = z.strictObject({ id: z.uuid() })
/** About 600 pages; a longer conversation is taken in parts. */
const most = { messages: 5_000, lines: 30_000 }

/** The conversation or the notes as a PDF. */
export const transcriptRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, storage, today } = deps
    const add = (audience: ChatAudience, url: string) =>
      app.get(
        url,
        {
          config: { costly: 'transcript' },
          schema: {
            summary: 'The conversation as a PDF, all of it or from one day to another',
            description:
              'Drawn by the worker. 202 asks to repeat the request after `Retry-After`; 503 says that it can’t be prepared now.',
            params,
            querystring: TranscriptQuery,
            response: { 200: { content: { 'application/pdf': binaryContent } }, 202: DocumentPreparing },
          },
        },
        async ({ actor, params: { id }, query: { from, to }, routeOptions: { config } }, reply) => {
          const person = mustBePerson(actor)
          const room = { project_id: id, audience }
          const period = { from, to }
          const transcript = await db.read(actor, async (reader) => {
            await getRoom(reader, room)
            const long = await measureTranscript(reader, room, { ...period, limit: most.messages + 1 })
            if (long.messages > most.messages)
              throw invalidField('from', 'More than 5,000 messages. Choose a shorter period.')
            if (long.lines > most.lines)
              throw invalidField('from', 'More than 600 pages. Choose a shorter period.')
            return {
              company: await readCompany(reader),
              project: await findTranscriptProject(reader, id),
              isInternal: audience === 'internal',
              from,
              to,
              on: today(),
              messages: await readTranscript(reader, room, period),
            } satisfies Transcript
          })
          const drawn = await findOrRequestDocument(deps, actor, {
            project_id: id,
            audience: can.readInternalNotes(actor) ? 'staff' : 'client',
            content: transcript,
            layout: 'transcript 1',
            event: transcriptRequested,
            costly: config.costly,
          })
          if (!drawn) return sendPreparing(reply)
          await db.as(actor, (tx) =>
            writeAudit(tx, person, {
              action: 'chat.transcript-downloaded',
              entity: 'chat_transcript',
              entity_id: id,
              details: { audience, from: from ?? null, to: to ?? null, messages: transcript.messages.length },
            }),
          )
          const name = audience === 'internal' ? 'Notes' : 'Conversation'
          const { title } = transcript.project
          return sendFile(storage, reply, { ...drawn, name: safeFileName(`${name} ${title}`, 'pdf', name) })
        },
      )
    add('everyone', '/projects/:id/messages/transcript')
    add('internal', '/projects/:id/notes/transcript')
  }
