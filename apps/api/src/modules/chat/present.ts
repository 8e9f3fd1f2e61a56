import type { ChatAttachment, ChatEvent, ChatMessage } from '@trusswell/domain/chat.ts'
import type { Appended, AttachmentRow, MessageRow } from './log.ts'
import type { EventRow } from './repository.ts'

const fileUrl = (id: string) => `/api/files/${id}`

export const toAttachment = (file: AttachmentRow): ChatAttachment => ({
  ...file,
  url: fileUrl(file.id),
  thumbnail_url: file.width !== null ? `${fileUrl(file.id)}/thumbnail` : null,
})

export const toMessage = ({ text, created_at, attachments, ...row }: MessageRow): ChatMessage => ({
  id: row.id,
  seq: row.seq,
  rev: row.rev,
  content: text,
  sender_id: row.sender_id,
  sender_name: row.sender_name,
  sender_avatar: row.sender_avatar,
  from_staff: row.from_staff,
  timestamp: created_at,
  edited_at: row.edited_at,
  deleted_at: row.deleted_at,
  reply_to: row.reply_to,
  attachments: attachments.map(toAttachment),
  mentions: row.mentions,
})

export const toEvent = ({ number, kind, at, message }: EventRow): ChatEvent => ({
  seq: number,
  kind,
  at,
  message: message && toMessage(message),
})

export const appendedEvent = (
  kind: 'new' | 'edited' | 'deleted',
  { seq, at, message }: Appended,
): ChatEvent => ({ seq, kind, at, message: toMessage(message) })
