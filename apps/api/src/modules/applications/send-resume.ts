import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { attachment } from '../../platform/files/file-name.ts'
import { findResume, getApplication } from './repository.ts'

/** Only what was scanned leaves, as a download that no page of ours can be made to run. Each look is on record. */
export async function sendResume(
  { db, storage }: ApiDeps,
  { actor }: FastifyRequest,
  reply: FastifyReply,
  id: string,
) {
  const file = await db.as(actor, async (tx) => {
    const application = await getApplication(tx, id)
    if (application.deleted_at !== null && actor.kind === 'user' && actor.role !== 'admin') throw notFound()
    const file = await findResume(tx, id)
    if (!file || file.state === 'removed') throw notFound()
    if (file.state === 'quarantined') {
      throw new AppError(
        'conflict',
        'This file is still being checked for viruses. Please try again shortly.',
      )
    }
    if (file.state === 'infected') {
      throw new AppError('conflict', 'A virus was found in this file. It cannot be opened.')
    }
    await writeAudit(tx, actor, {
      action: 'application.resume-viewed',
      entity: 'job_application',
      entity_id: id,
      details: { file_id: file.id },
    })
    return file
  })
  return reply
    .header('content-type', file.type)
    .header('content-length', file.size)
    .header('content-disposition', attachment(file.name))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(await storage.read('kept', file.id))
}
