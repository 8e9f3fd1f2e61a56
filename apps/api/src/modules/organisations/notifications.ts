import { organisationReaders } from '@trusswell/domain/notifications.ts'
import type { ComposeNotification } from '../notifications/events.ts'

const personLeft: ComposeNotification = async (tx, { kind, subject, detail }) => {
  const organisation = await tx
    .selectFrom('organisations')
    .select('display_name')
    .where('id', '=', subject.id)
    .executeTakeFirst()
  if (!organisation) return null
  const person = await tx.selectFrom('users').select('name').where('id', '=', detail).executeTakeFirst()
  return {
    message: `${person?.name ?? 'A former user'} left ${organisation.display_name}`,
    readers: await tx
      .selectFrom('users')
      .select(['id', 'role'])
      .where('organisation_id', '=', subject.id)
      .where('organisation_role', 'in', organisationReaders(kind))
      .where('deleted_at', 'is', null)
      .where('deactivated_at', 'is', null)
      .execute(),
    pathFor: () => '/client/settings/organisation',
    project_id: null,
  }
}

export const organisationNotifications = { person_left: personLeft }
