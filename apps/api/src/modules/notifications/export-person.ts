import type { Reader } from '../../platform/database.ts'
import type { ExportPerson } from '../manifest.ts'
import { listPreferences, readRhythm } from './repository.ts'

export const exportOwnNotifications: ExportPerson = ({ db }, person) =>
  db.read(person, async (reader) => ({
    notifications: await listOwnNotifications(reader, person.id),
    notification_preferences: await listPreferences(reader, person),
    notification_mails: await readRhythm(reader, person.id),
  }))

const listOwnNotifications = (reader: Reader, userId: string) =>
  reader
    .selectFrom('notifications')
    .select(['id', 'kind', 'message', 'project_id', 'read_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
