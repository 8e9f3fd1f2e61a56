import { TranscriptQuery, type ChatAudience } from '@trusswell/domain/chat.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { invalidField, tooManyRequests } from '../../platform/errors.ts'
import { safeFileName } from '../../platform/files/file-name.ts'
import { binaryContent, sendDownload } from '../../platform/files/send-file.ts'
import { mustBePerson } from '../../platform/must.ts'
import { readCompany } from '../settings/repository.ts'
import { getRoom } from './repository.ts'
import { findTranscriptProject, measureTranscript, readTranscript } from './transcript-repository.ts'

const params = z.strictObject({ id: z.uuid() })
/** About 600 pages; a longer conversation is taken in parts. */
const most = { messages: 5_000, lines: 30_000 }
const mostWaiting = 3

/** The conversation or the notes as a PDF. */
export const transcriptRoutes =
  ({ db, now }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    // One after the other: a long one takes seconds of this process.
    const inTurn = pLimit(1)
    const add = (audience: ChatAudience, url: string) =>
      app.get(
        url,
        {
          schema: {
            summary: 'The conversation as a PDF, all of it or from one day to another',
            params,
            querystring: TranscriptQuery,
            response: { 200: { content: { 'application/pdf': binaryContent } } },
          },
        },
        async ({ actor, params: { id }, query: { from, to } }, reply) => {
          const person = mustBePerson(actor)
          const room = { project_id: id, audience }
          const period = { from, to }
          await db.read(actor, async (reader) => {
            await getRoom(reader, room)
            const long = await measureTranscript(reader, room, { ...period, limit: most.messages + 1 })
            if (long.messages > most.messages)
              throw invalidField('from', 'More than 5,000 messages. Choose a shorter period.')
            if (long.lines > most.lines)
              throw invalidField('from', 'More than 600 pages. Choose a shorter period.')
          })
          if (inTurn.pendingCount >= mostWaiting)
            throw tooManyRequests(
              'We’re preparing other transcripts right now. Please try again shortly.',
              10,
            )
          const read = () =>
            db.as(actor, async (tx) => {
              const messages = await readTranscript(tx, room, period)
              await writeAudit(tx, person, {
                action: 'chat.transcript-downloaded',
                entity: 'chat_transcript',
                entity_id: id,
                details: { audience, from: from ?? null, to: to ?? null, messages: messages.length },
              })
              return {
                company: await readCompany(tx),
                project: await findTranscriptProject(tx, id),
                isInternal: audience === 'internal',
                from,
                to,
                at: now(),
                messages,
              }
            })
          const { renderTranscript } = await import('./transcript-pdf.ts')
          const { title, bytes } = await inTurn(async () => {
            const transcript = await read()
            return { title: transcript.project.title, bytes: await renderTranscript(transcript) }
          })
          const name = audience === 'internal' ? 'Notes' : 'Conversation'
          const file = { name: safeFileName(`${name} ${title}`, 'pdf', name), type: 'application/pdf' }
          return sendDownload(reply, file, bytes)
        },
      )
    add('everyone', '/projects/:id/messages/transcript')
    add('internal', '/projects/:id/notes/transcript')
  }
