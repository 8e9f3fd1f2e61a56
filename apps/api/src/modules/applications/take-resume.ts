import { resumeMessages } from '@trusswell/domain/resume-messages.ts'
import { hasResumeEnding } from '@trusswell/domain/resume.ts'
import type { Insertable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import { AppError, invalidField } from '../../platform/errors.ts'
import { getDocumentType, mediaTypes } from '../../platform/files/document-type.ts'
import { safeFileName } from '../../platform/files/file-name.ts'
import { Upload } from '../../platform/files/upload.ts'
import { newId } from '../../platform/ids.ts'

type ResumeFile = Insertable<DB['files']> & { id: string }

/** Checks the uploaded file. Throws the error that the form shows at its field. */
export async function checkResume(value: unknown): Promise<{ upload: Upload; file: ResumeFile }> {
  if (!(value instanceof Upload)) throw refused(resumeMessages.missing)
  if (value.tooLarge) throw tooLarge()
  if (value.size === 0 || !hasResumeEnding(value.givenName)) throw refused(resumeMessages.wrongType)
  const wrongType = { field: 'resume', wrongType: resumeMessages.wrongType }
  const type = await getDocumentType(value, ['pdf', 'doc', 'docx'], wrongType)
  const file = {
    id: newId(),
    purpose: 'resume' as const,
    name: safeFileName(value.givenName, type, 'resume'),
    type: mediaTypes[type],
    size: value.size,
    sha256: value.sha256,
  }
  return { upload: value, file }
}

export const tooLarge = () =>
  new AppError('payload_too_large', resumeMessages.tooLarge, { fields: { resume: resumeMessages.tooLarge } })

const refused = (message: string) => invalidField('resume', message)
