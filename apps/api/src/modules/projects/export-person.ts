import type { Reader } from '../../platform/database.ts'
import type { ExportPerson } from '../manifest.ts'
import { listOwnDiary } from './diary-repository.ts'

export const exportOwnProjects: ExportPerson = ({ db }, person) =>
  db.read(person, async (reader) => ({
    projects: await listOwnProjects(reader, person.id),
    teams: await listMemberships(reader, person.id),
    project_draft: await findOwnDraft(reader, person.id),
    site_diary: await listOwnDiary(reader, person.id),
    change_requests: await listOwnChanges(reader, person.id),
    acceptances: await listOwnAcceptances(reader, person.id),
    activity: await listOwnActivity(reader, person.id),
  }))

const listOwnProjects = (reader: Reader, userId: string) =>
  reader
    .selectFrom('projects')
    .select([
      'id',
      'title',
      'description',
      'project_type',
      'status',
      'priority',
      'current_phase',
      'site_address',
      'site_city',
      'site_state',
      'site_postal_code',
      'plot_area',
      'built_up_area',
      'number_of_floors',
      'estimated_cost_paise',
      'start_date',
      'end_date',
      'created_at',
      'updated_at',
    ])
    .where('client_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Staff are on teams of projects that belong to clients. */
const listMemberships = (reader: Reader, userId: string) =>
  reader
    .selectFrom('project_members')
    .select(['project_id', 'duty', 'name', 'email'])
    .where('user_id', '=', userId)
    .orderBy('project_id')
    .execute()

const findOwnDraft = async (reader: Reader, userId: string) =>
  (await reader
    .selectFrom('project_drafts')
    .select(['step', 'fields', 'saved_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? null

const listOwnChanges = (reader: Reader, userId: string) =>
  reader
    .selectFrom('change_requests')
    .select([
      'id',
      'project_id',
      'title',
      'description',
      'cost_paise',
      'days',
      'state',
      'created_at',
      'closed_at',
    ])
    .where((row) => row.or([row('proposed_by', '=', userId), row('closed_by', '=', userId)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** With what the person wrote about a milestone when accepting or rejecting it. */
const listOwnAcceptances = (reader: Reader, userId: string) =>
  reader
    .selectFrom('milestones')
    .select([
      'id',
      'project_id',
      'title',
      'acceptance',
      'acceptance_at',
      'acceptance_remarks',
      'acceptance_reason',
    ])
    .where('acceptance_by', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('acceptance_at')
    .orderBy('id')
    .execute()

const listOwnActivity = (reader: Reader, userId: string) =>
  reader
    .selectFrom('project_activity')
    .select(['project_id', 'at', 'entity', 'entity_id', 'action', 'change'])
    .where('actor_id', '=', userId)
    .orderBy('at')
    .orderBy('seq')
    .execute()
