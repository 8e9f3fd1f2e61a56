import {
  ApplicationStatus,
  type Application,
  type MailTemplate,
  type StatusMail,
} from '@trusswell/domain/applications.ts'
import { fillTemplate, firstTemplates } from '@trusswell/domain/mail-templates.ts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { notFound, stale } from '../../platform/errors.ts'
import { changesNothing, isAtVersion, mustRepeat, nextVersion } from '../../platform/versioned.ts'

/** All five templates: the edited version where there is one, otherwise the default. */
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

export async function getTemplate(tx: Reader, status: ApplicationStatus): Promise<MailTemplate> {
  const found = (await listTemplates(tx)).find((template) => template.status === status)
  if (!found) throw notFound()
  return found
}

export async function saveTemplate(
  tx: Tx,
  status: ApplicationStatus,
  { version, ...texts }: StatusMail & { version?: number | undefined },
): Promise<MailTemplate> {
  const before = await getTemplate(tx, status)
  await mustRepeat(() => before)
  if (changesNothing(before, texts, version)) return before
  const isFirst = version === 0 || (version === undefined && before.version === 0)
  const saved = isFirst
    ? await tx
        .insertInto('application_templates')
        .values({ status, ...texts })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['status', 'subject', 'body', 'version'])
        .executeTakeFirst()
    : await tx
        .updateTable('application_templates')
        .set({ ...texts, version: nextVersion, updated_at: sql`now()` })
        .where('status', '=', status)
        .where(isAtVersion(version))
        .returning(['status', 'subject', 'body', 'version'])
        .executeTakeFirst()
  if (saved) return saved
  throw stale(await getTemplate(tx, status))
}

/** Renders the mail for a preview, from the template or an edited text. */
export async function draftMail(
  tx: Reader,
  application: Application,
  draft: { status: ApplicationStatus; subject?: string | undefined; body?: string | undefined },
): Promise<StatusMail> {
  const template = await getTemplate(tx, draft.status)
  const texts = { subject: draft.subject ?? template.subject, body: draft.body ?? template.body }
  return fillTemplate(texts, { name: application.applicant_name, position: application.position })
}
