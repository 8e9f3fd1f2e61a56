import type { ChatAttachment } from '@trusswell/domain/chat.ts'
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { byDay, readPage } from '../../platform/paging.ts'
import { isAtVersion, nextVersion } from '../../platform/versioned.ts'

type Where = { project_id: string; id: string }
type PhotoRow = Pick<ChatAttachment, 'id' | 'name' | 'type' | 'size' | 'state' | 'width' | 'height'>

/** Under the reader's policies, like the entry itself. */
const photos: RawBuilder<PhotoRow[]> = sql`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'state', file.state,
    'width', photo.thumbnail_width, 'height', photo.thumbnail_height
  ) order by photo.position, photo.file_id)
  from site_diary_photos photo join files file on file.id = photo.file_id
  where photo.project_id = site_diary_entries.project_id and photo.entry_id = site_diary_entries.id
), '[]'::jsonb)`

/** What an author wrote, for readers and for the export of their data. */
const written = [
  'id',
  'project_id',
  'entry_date',
  'weather',
  'temperature',
  'headcount',
  'notes',
  'shared_with_client',
  'created_at',
  photos.as('photos'),
] as const

const selectEntries = (tx: Reader, project_id: string, { deleted = false } = {}) =>
  tx
    .selectFrom('site_diary_entries')
    .select([...written, 'author_id', 'author_name', 'version', 'updated_at'])
    .select(
      sql<
        string | null
      >`(select manager_id from projects where projects.id = site_diary_entries.project_id)`.as('manager_id'),
    )
    .where('project_id', '=', project_id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)

export type DiaryRow = Awaited<ReturnType<typeof getDiaryEntry>>

/** Lists the entries of one month or of all, latest day first. */
export function listDiary(
  tx: Reader,
  project_id: string,
  { month, ...page }: { month?: string | undefined; cursor?: string | undefined; limit: number },
) {
  const rows = selectEntries(tx, project_id).$if(month !== undefined, (entries) =>
    entries
      .where('entry_date', '>=', `${month}-01`)
      .where('entry_date', '<', sql<string>`(${`${month}-01`}::date + interval '1 month')::date`),
  )
  return readPage(rows, page, byDay('entry_date', 'desc'))
}

/** Of these days, latest first, as far as the reader sees them. */
export const listDiaryOf = (tx: Reader, project_id: string, { from, to }: { from: string; to: string }) =>
  tx
    .selectFrom('site_diary_entries')
    .select(['entry_date', 'weather', 'temperature', 'headcount', 'notes', 'author_name'])
    .where('project_id', '=', project_id)
    .where('deleted_at', 'is', null)
    .where('entry_date', '>=', from)
    .where('entry_date', '<=', to)
    .orderBy('entry_date', 'desc')
    .orderBy('id')
    .execute()

export async function listDiaryMonths(tx: Reader, project_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('site_diary_entries')
    .select(sql<string>`to_char(entry_date, 'YYYY-MM')`.as('month'))
    .distinct()
    .where('project_id', '=', project_id)
    .where('deleted_at', 'is', null)
    .orderBy('month', 'desc')
    .execute()
  return rows.map(({ month }) => month)
}

export async function getDiaryEntry(tx: Reader, { project_id, id }: Where, { deleted = false } = {}) {
  const row = await selectEntries(tx, project_id, { deleted }).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function hasDiaryEntry(
  tx: Tx,
  { project_id, author_id, entry_date }: { project_id: string; author_id: string; entry_date: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('site_diary_entries')
    .select('id')
    .where('project_id', '=', project_id)
    .where('author_id', '=', author_id)
    .where('entry_date', '=', entry_date)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertDiaryEntry(
  tx: Tx,
  row: Insertable<DB['site_diary_entries']> & Where,
): Promise<void> {
  await tx.insertInto('site_diary_entries').values(row).execute()
}

/** False if the version is stale or the policy refuses. */
export async function updateDiaryEntry(
  tx: Tx,
  where: Where,
  version: number | undefined,
  values: Updateable<DB['site_diary_entries']>,
  { deleted = false } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('site_diary_entries')
    .set({ ...values, version: nextVersion, updated_at: sql`now()` })
    .where('project_id', '=', where.project_id)
    .where('id', '=', where.id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .where(isAtVersion(version))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertDiaryPhoto(
  tx: Tx,
  row: { file_id: string; project_id: string; uploaded_by: string },
): Promise<void> {
  await tx.insertInto('site_diary_photos').values(row).execute()
}

/** Only one's own that belong to no entry yet. */
export async function attachDiaryPhoto(
  tx: Tx,
  { project_id, id }: Where,
  { file_id, position, uploaded_by }: { file_id: string; position: number; uploaded_by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('site_diary_photos')
    .set({ entry_id: id, position })
    .where('file_id', '=', file_id)
    .where('project_id', '=', project_id)
    .where('uploaded_by', '=', uploaded_by)
    .where('entry_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the ids of the photo and thumbnail files, for deletion. */
export async function deleteDiaryPhoto(tx: Tx, where: Where, fileId: string): Promise<string[]> {
  const row = await tx
    .deleteFrom('site_diary_photos')
    .where('project_id', '=', where.project_id)
    .where('entry_id', '=', where.id)
    .where('file_id', '=', fileId)
    .returning(['file_id', 'thumbnail_id'])
    .executeTakeFirst()
  return row ? [row.file_id, ...(row.thumbnail_id ? [row.thumbnail_id] : [])] : []
}

export async function findDiaryPhoto(
  reader: Reader,
  { project_id, id }: Where,
  column: 'file_id' | 'thumbnail_id',
) {
  const row = await reader
    .selectFrom('site_diary_photos')
    .innerJoin('files', 'files.id', `site_diary_photos.${column}`)
    .select(['files.id', 'files.name', 'files.type', 'files.size', 'files.state'])
    .where('site_diary_photos.file_id', '=', id)
    .where('site_diary_photos.project_id', '=', project_id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('site_diary_entries')
            .select('site_diary_entries.id')
            .whereRef('site_diary_entries.id', '=', 'site_diary_photos.entry_id')
            .where('site_diary_entries.deleted_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst()
  return row ?? null
}

// What the worker does with photos.

export async function findPhotoOfFile(tx: Reader, fileId: string) {
  const row = await tx
    .selectFrom('site_diary_photos')
    .select(['project_id', 'thumbnail_id'])
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return row ?? null
}

export async function setDiaryThumbnail(
  tx: Tx,
  fileId: string,
  { id, width, height }: { id: string; width: number; height: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('site_diary_photos')
    .set({ thumbnail_id: id, thumbnail_width: width, thumbnail_height: height })
    .where('file_id', '=', fileId)
    .where('thumbnail_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uploaded a day ago for an entry that was never saved. */
export const takeUnsentPhotos = (tx: Tx) =>
  takePhotos(tx, sql`entry_id is null and created_at < now() - interval '1 day'`)
/** Entries deleted a day ago; answers with the files of their photos. */
export async function takeDeletedDiary(tx: Tx): Promise<string[]> {
  const gone = sql`select id from site_diary_entries where deleted_at < now() - interval '1 day'`
  const files = await takePhotos(tx, sql`entry_id in (${gone})`)
  await sql`delete from site_diary_entries where id in (${gone})`.execute(tx)
  return files
}
const takePhotosOf = (tx: Tx, projectId: string) => takePhotos(tx, sql`project_id = ${projectId}`)

async function takePhotos(tx: Tx, chosen: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ file_id: string; thumbnail_id: string | null }>`
    delete from site_diary_photos where ${chosen} returning file_id, thumbnail_id`.execute(tx)
  return rows.flatMap(({ file_id, thumbnail_id }) => (thumbnail_id ? [file_id, thumbnail_id] : [file_id]))
}

/** The files of its photos. */
export async function deleteDiary(tx: Tx, projectId: string): Promise<string[]> {
  const files = await takePhotosOf(tx, projectId)
  await tx.deleteFrom('site_diary_entries').where('project_id', '=', projectId).execute()
  return files
}

/** Entries stay, because they are the project's record. */
export async function eraseDiaryAuthors(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('site_diary_entries')
    .set({ author_id: null, author_name: 'Former user' })
    .where('author_id', 'in', ids)
    .execute()
  await tx
    .updateTable('site_diary_photos')
    .set({ uploaded_by: null })
    .where('uploaded_by', 'in', ids)
    .execute()
}

export const listOwnDiary = (reader: Reader, userId: string) =>
  reader
    .selectFrom('site_diary_entries')
    .select(written)
    .where('author_id', '=', userId)
    .orderBy('entry_date')
    .orderBy('id')
    .execute()
