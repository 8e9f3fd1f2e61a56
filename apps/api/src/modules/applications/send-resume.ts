import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { notFound } from '../../platform/errors.ts'
import { assertClean, sendFile } from '../../platform/files/send-file.ts'
import { findResume, getApplication } from './repository.ts'

/** Sends only scanned files, as attachments so that a browser never runs them on our origin. Each download is audited. */
export async function sendResume(
  { db, storage }: ApiDeps,
  { actor }: FastifyRequest,
  reply: FastifyReply,
  id: string,
) {
  const file = await db.as(actor, async (tx) => {
    const application = await getApplication(tx, id)
    if (application.deleted_at !== null && actor.kind === 'user' && actor.role !== 'admin') throw notFound()
    const file = assertClean(await findResume(tx, id))
    await writeAudit(tx, actor, {
      action: 'application.resume-viewed',
      entity: 'job_application',
      entity_id: id,
      details: { file_id: file.id },
    })
    return file
  })
  return sendFile(storage, reply, file)
}
