import type { ChatAudience } from '@trusswell/domain/chat.ts'
import type { FoundFile } from '@trusswell/domain/project-files.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Reader, Tx } from '../../platform/database.ts'
import { contains } from '../../platform/searching.ts'

type VersionRow = {
  id: string
  size: number
  state: 'quarantined' | 'clean' | 'infected'
  version: number
  uploaded_by: string
  created_at: string
  message_id: string | null
  is_own: boolean
}
export type ProjectFileRow = VersionRow & {
  name: string
  type: string
  visibility: ChatAudience
  earlier: VersionRow[]
}

type Scope = { projectId: string; readerId: string }

/** As the list has it, once it is the latest of its name. */
export async function findLatestFile(reader: Reader, scope: Scope, id: string) {
  const rows = await selectFiles(reader, scope, sql`latest.id = ${id}`, 1)
  return rows[0] ?? null
}

/**
 * The latest version of each file, newest first; ids grow with time. Versions are counted by name over everything that the
 * reader sees: a project has hundreds of files, not millions.
 */
export const listFiles = (
  reader: Reader,
  scope: Scope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ProjectFileRow[]> =>
  selectFiles(
    reader,
    scope,
    sql`(${cursor ?? null}::uuid is null or latest.id < ${cursor ?? null}::uuid)`,
    limit,
  )

async function selectFiles(
  reader: Reader,
  { projectId, readerId }: Scope,
  chosen: RawBuilder<unknown>,
  limit: number,
): Promise<ProjectFileRow[]> {
  const { rows } = await sql<ProjectFileRow>`
    with owned as (
      select a.file_id, a.visibility, m.sender_name as uploaded_by, m.id as message_id, false as is_own
      from chat_attachments a
      join chat_messages m on m.id = a.message_id and m.deleted_at is null
      where a.project_id = ${projectId}
      union all
      select file_id, visibility, uploader_name, null, uploaded_by is not distinct from ${readerId}::uuid
      from project_files where project_id = ${projectId}
    ), numbered as (
      select f.id, f.name, f.type, f.size, f.state, f.created_at, owned.visibility, owned.uploaded_by, owned.message_id,
        owned.is_own, lower(f.name) as same,
        (row_number() over (partition by owned.visibility, lower(f.name) order by f.id))::int as version,
        row_number() over (partition by owned.visibility, lower(f.name) order by f.id desc) as behind
      from owned join files f on f.id = owned.file_id and f.state <> 'removed'
    )
    select latest.id, latest.name, latest.type, latest.size, latest.state, latest.created_at, latest.visibility,
      latest.uploaded_by, latest.message_id, latest.is_own, latest.version,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', each.id, 'size', each.size, 'state', each.state, 'version', each.version,
          'uploaded_by', each.uploaded_by, 'message_id', each.message_id, 'is_own', each.is_own,
          'created_at', to_char(each.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by each.version desc)
        from numbered each
        where each.visibility = latest.visibility and each.same = latest.same and each.behind > 1
      ), '[]'::jsonb) as earlier
    from numbered latest
    where latest.behind = 1 and ${chosen}
    order by latest.id desc
    limit ${limit}`.execute(reader)
  return rows
}

/** The latest version of each file whose name contains the words, newest first. */
export async function findFiles(
  reader: Reader,
  projectIds: string[],
  { search = '', limit }: { search?: string | undefined; limit: number },
): Promise<FoundFile[]> {
  if (projectIds.length === 0) return []
  const { rows } = await sql<FoundFile>`
    with owned as (
      select a.file_id, a.project_id, a.visibility from chat_attachments a
      join chat_messages m on m.id = a.message_id and m.deleted_at is null
      where a.project_id = any(${projectIds}::uuid[])
      union all
      select file_id, project_id, visibility from project_files where project_id = any(${projectIds}::uuid[])
    ), latest as (
      select distinct on (owned.project_id, owned.visibility, lower(f.name)) f.id, f.name, owned.project_id
      from owned join files f on f.id = owned.file_id and f.state in ('quarantined', 'clean')
      where ${contains('lower(f.name)', search)}
      order by owned.project_id, owned.visibility, lower(f.name), f.id desc
    )
    select latest.id, latest.name, latest.project_id, projects.title as project_title
    from latest join projects on projects.id = latest.project_id and projects.deleted_at is null
    order by latest.id desc
    limit ${limit}`.execute(reader)
  return rows
}

type NewFile = {
  file_id: string
  project_id: string
  visibility: ChatAudience
  uploaded_by: string
  uploader_name: string
}

export async function insertProjectFile(tx: Tx, row: NewFile): Promise<void> {
  await tx.insertInto('project_files').values(row).execute()
}

/** Null when there is none that the actor may delete. */
export async function deleteProjectFile(tx: Tx, projectId: string, id: string) {
  const row = await tx
    .deleteFrom('project_files')
    .where('file_id', '=', id)
    .where('project_id', '=', projectId)
    .returning('visibility')
    .executeTakeFirst()
  return row ?? null
}

export async function findProjectFile(reader: Reader, projectId: string, id: string) {
  const row = await reader
    .selectFrom('project_files')
    .innerJoin('files', 'files.id', 'project_files.file_id')
    .select([
      'files.id',
      'files.name',
      'files.type',
      'files.size',
      'files.state',
      'project_files.uploaded_by',
    ])
    .where('project_files.file_id', '=', id)
    .where('project_files.project_id', '=', projectId)
    .executeTakeFirst()
  return row ?? null
}

export async function findProjectOfFile(reader: Reader, fileId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('project_files')
    .select('project_id')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return row?.project_id ?? null
}
