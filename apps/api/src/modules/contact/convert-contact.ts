import type { Person } from '@trusswell/domain/actor.ts'
import { fullName, type ContactSubmission } from '@trusswell/domain/contact.ts'
import type { ContactConversion } from '@trusswell/domain/contact-work.ts'
import { sql } from 'kysely'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, invalidField, notFound, stale } from '../../platform/errors.ts'
import { nextVersion, noteVersion } from '../../platform/versioned.ts'
import { getContact } from './repository.ts'

type Deps = Pick<ApiDeps, 'emit' | 'welcomeClient' | 'openProject' | 'today'>

/** The enquiry's organisation, invitation and project in the caller's transaction; an enquiry is converted once. */
export async function convertContact(
  tx: Tx,
  { emit, welcomeClient, openProject, today }: Deps,
  actor: Person,
  { id, wanted }: { id: string; wanted: ContactConversion },
): Promise<{ contact: ContactSubmission; people: string[] }> {
  await lockContact(tx, id, wanted.version)
  const contact = await getContact(tx, id)
  const organisation_id = await welcomeClient(tx, emit, actor, {
    organisation: organisationOf(contact, wanted),
    invited: wanted.invite_as && {
      name: fullName(contact),
      // Older enquiries have it as it was typed.
      email: contact.email.toLowerCase(),
      role: wanted.invite_as,
    },
  })
  const { title, description, end_date, project_manager_id } = wanted
  const project = await openProject(tx, emit, actor, {
    organisation_id,
    title,
    description,
    end_date,
    manager_id: project_manager_id,
    today: today(),
  })
  await tx
    .updateTable('contact_submissions')
    .set({
      organisation_id,
      project_id: project.id,
      converted_at: sql`now()`,
      status: 'resolved',
      version: nextVersion,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
  await writeAudit(tx, actor, {
    action: 'contact.converted',
    entity: 'contact_submission',
    entity_id: id,
    details: { organisation_id, project_id: project.id, invited_as: wanted.invite_as },
  })
  return { contact: await getContact(tx, id), people: project.people }
}

/** Two people may convert it at the same time. */
async function lockContact(tx: Tx, id: string, version: number | undefined): Promise<void> {
  const row = await tx
    .selectFrom('contact_submissions')
    .select(['version', 'converted_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  if (row.converted_at !== null)
    throw new AppError('conflict', 'This enquiry has already been converted to a project.')
  noteVersion(version)
  if (version !== undefined && version !== row.version) throw stale(await getContact(tx, id))
}

function organisationOf({ phone }: ContactSubmission, { organisation_id, display_name }: ContactConversion) {
  if (organisation_id !== null) return { id: organisation_id }
  if (display_name === null) throw invalidField('display_name', 'Name is required')
  return { display_name, phone: phone ?? '' }
}
