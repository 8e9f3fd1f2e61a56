import type { OpensByMail } from '../mailed-links/events.ts'
import { findProjectRow } from '../projects/repository.ts'
import { inKolkata } from '../../platform/moments.ts'
import { conversationPath } from './conversation-path.ts'
import type { Room } from './log.ts'
import { findMessage } from './repository.ts'
import { sendMessage } from './send.ts'

const roomOf = (project_id: string): Room => ({ project_id, audience: 'everyone' })

/** Answers one message with text. Void when that message was deleted. */
const message: OpensByMail<'message'> = {
  async show(_deps, reader, _person, { project_id, subject_id }) {
    const project = await findProjectRow(reader, project_id)
    const row = project && (await findMessage(reader, roomOf(project_id), subject_id))
    if (!project || !row || row.deleted_at) return null
    return {
      project: project.title,
      title: row.sender_name,
      text: row.text,
      facts: [{ label: 'Sent', value: inKolkata(row.created_at) }],
      refused_as: null,
      version: row.rev,
      path: `${conversationPath({ project_id, audience: 'everyone' })}&message=${subject_id}`,
    }
  },
  async answer(deps, person, { id, project_id, subject_id }, { content }, use) {
    // A message is stored once under this id: a second answer is the same message, or refused.
    await sendMessage(deps, person, roomOf(project_id), {
      cid: id,
      text: content,
      reply_to: subject_id,
      files: [],
    })
    await deps.db.as(person, use)
  },
}

export const chatByMail = { message }
