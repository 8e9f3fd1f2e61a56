import type { Insertable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import { AppError, invalidField } from '../errors.ts'
import { newId } from '../ids.ts'
import { getDocumentType, mediaTypes, type DocumentType } from './document-type.ts'
import { safeFileName } from './file-name.ts'
import { Upload } from './upload.ts'

export type DocumentFile = Insertable<DB['files']> & { id: string }

type Rules = {
  field: string
  purpose: 'payment_proof' | 'invoice' | 'chat' | 'project' | 'diary_photo' | 'bill'
  types: readonly DocumentType[]
  messages: { tooLarge: string; wrongType: string }
}

export const documentTooLarge = ({ field, messages }: Pick<Rules, 'field' | 'messages'>) =>
  new AppError('payload_too_large', messages.tooLarge, { fields: { [field]: messages.tooLarge } })

/** Checks the uploaded file, if there is one. Throws the error that the form shows at its field. */
export async function checkDocument(
  value: unknown,
  { field, purpose, types, messages }: Rules,
): Promise<{ upload: Upload; file: DocumentFile } | null> {
  if (value === undefined || value === '') return null
  if (!(value instanceof Upload) || value.size === 0) throw invalidField(field, messages.wrongType)
  if (value.tooLarge) throw documentTooLarge({ field, messages })
  const type = await getDocumentType(value, types, { field, wrongType: messages.wrongType })
  const file = {
    id: newId(),
    purpose,
    name: safeFileName(value.givenName, type, field),
    type: mediaTypes[type],
    size: value.size,
    sha256: value.sha256,
  }
  return { upload: value, file }
}
