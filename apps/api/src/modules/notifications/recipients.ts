import type { NotificationKind } from '@trusswell/domain/notifications.ts'
import type { Reader } from '../../platform/database.ts'

type Project = { id: string; client_id: string | null }
type Cause = { kind: NotificationKind; actor_id: string | null }

/** Whom an event concerns, without the one who caused it and without those who can't sign in. */
export async function listRecipients(tx: Reader, project: Project, cause: Cause): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .where((user) =>
      user.or([
        user('id', '=', project.client_id),
        user.and([
          user('role', '=', 'manager'),
          user('id', 'in', (of) =>
            of
              .selectFrom('project_members')
              .select((member) => member.ref('user_id').$notNull().as('user_id'))
              .where('project_id', '=', project.id)
              .where('user_id', 'is not', null),
          ),
        ]),
        // Somebody has to give a new project its manager.
        ...(cause.kind === 'project_created' ? [user('role', '=', 'admin')] : []),
      ]),
    )
    .execute()
  return rows.map((row) => row.id).filter((id) => id !== cause.actor_id)
}
