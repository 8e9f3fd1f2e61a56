import {
  ApplicationStatus,
  type Application,
  type MailTemplate,
  type StatusMail,
} from '@trusswell/domain/applications.ts'
import { fillTemplate, firstTemplates } from '@trusswell/domain/mail-templates.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'

/** All five: as somebody changed them, or in their first wording. */
export async function listTemplates(tx: Reader): Promise<MailTemplate[]> {
  const changed = await tx
    .selectFrom('application_templates')
    .select(['status', 'subject', 'body', 'version'])
    .execute()
  return ApplicationStatus.options.map(
    (status) =>
      changed.find((template) => template.status === status) ?? {
        status,
        ...firstTemplates[status],
        version: 0,
      },
  )
}

export async function saveTemplate(
  tx: Tx,
  status: ApplicationStatus,
  { version, ...texts }: StatusMail & { version: number },
): Promise<MailTemplate> {
  const saved =
    version === 0
      ? await tx
          .insertInto('application_templates')
          .values({ status, ...texts })
          .onConflict((conflict) => conflict.doNothing())
          .returning(['status', 'subject', 'body', 'version'])
          .executeTakeFirst()
      : await tx
          .updateTable('application_templates')
          .set({ ...texts, version: version + 1, updated_at: sql`now()` })
          .where('status', '=', status)
          .where('version', '=', version)
          .returning(['status', 'subject', 'body', 'version'])
          .executeTakeFirst()
  if (saved) return saved
  throw new AppError('stale_version', 'Somebody else changed this in the meantime. Please look at it again.')
}

/** The mail as it would go out, from the template or from what was made of it. */
export async function draftMail(
  tx: Reader,
  application: Application,
  draft: { status: ApplicationStatus; subject?: string | undefined; body?: string | undefined },
): Promise<StatusMail> {
  const template = (await listTemplates(tx)).find((each) => each.status === draft.status)
  const texts = {
    subject: draft.subject ?? template?.subject ?? '',
    body: draft.body ?? template?.body ?? '',
  }
  return fillTemplate(texts, { name: application.applicant_name, position: application.position })
}
