import type { Person } from '@trusswell/domain/actor.ts'
import type { ActivityAction } from '@trusswell/domain/project-activity.ts'
import {
  diaryInTheFuture,
  type DiaryEntry,
  type DiaryEntryPatch,
  type DiaryEntryRequest,
} from '@trusswell/domain/site-diary.ts'
import type { ApiDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { defined } from '@trusswell/domain/defined.ts'
import { AppError, invalidField, notFound, stale } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { changesNothing, mustRepeat } from '../../platform/versioned.ts'
import { fileUnused } from '../files/events.ts'
import {
  attachDiaryPhoto,
  deleteDiaryPhoto,
  getDiaryEntry,
  hasDiaryEntry,
  insertDiaryEntry,
  updateDiaryEntry,
  type DiaryRow,
} from './diary-repository.ts'
import { changedFields, recordChange } from './record-change.ts'

type Deps = Pick<ApiDeps, 'can' | 'emit' | 'today' | 'now'>
type Where = { project_id: string; id: string }

const dayMs = 24 * 3_600_000

export function presentDiary({ can, now }: Deps, person: Person, row: DiaryRow): DiaryEntry {
  const { author_id, manager_id, photos, ...entry } = row
  return {
    ...entry,
    photos: photos.map((photo) => {
      const url = `/api/projects/${row.project_id}/diary/photos/${photo.id}`
      return { ...photo, url, thumbnail_url: photo.width === null ? null : `${url}/thumbnail` }
    }),
    can_edit: can.editDiaryEntry(person, {
      is_own: author_id === person.id,
      is_recent: now() - Date.parse(row.created_at) < dayMs,
      is_manager: manager_id === person.id,
    }),
  }
}

export async function addDiaryEntry(
  deps: Deps,
  tx: Tx,
  actor: Person,
  { project_id, body }: { project_id: string; body: DiaryEntryRequest },
): Promise<DiaryEntry> {
  const { photos, ...fields } = body
  if (fields.entry_date > deps.today()) throw invalidField('entry_date', diaryInTheFuture)
  const author = await tx.selectFrom('users').select('name').where('id', '=', actor.id).executeTakeFirst()
  if (!author) throw notFound()
  const where = { project_id, id: newId() }
  await insertDiaryEntry(tx, { ...where, ...fields, author_id: actor.id, author_name: author.name })
  await attach(tx, actor, where, photos)
  // Texts stay in the entry, which clients may see; the history says that it was written and who reads it.
  await record(tx, actor, where, 'added', {
    entry_date: fields.entry_date,
    shared_with_client: fields.shared_with_client,
  })
  return presentDiary(deps, actor, await getDiaryEntry(tx, where))
}

export async function editDiaryEntry(
  deps: Deps,
  tx: Tx,
  actor: Person,
  { where, body }: { where: Where; body: DiaryEntryPatch },
): Promise<DiaryEntry> {
  const before = await getDiaryEntry(tx, where)
  const shown = presentCorrectable(deps, actor, before)
  await mustRepeat(() => shown)
  const { version, photos, ...fields } = body
  if (fields.entry_date !== undefined && fields.entry_date > deps.today())
    throw invalidField('entry_date', diaryInTheFuture)
  if (fields.entry_date !== undefined && fields.entry_date !== before.entry_date)
    await assertFreeDay(tx, actor, { ...before, entry_date: fields.entry_date })
  const values = defined(fields)
  const had = before.photos.map(({ id }) => id)
  const dropped = photos === undefined ? [] : had.filter((id) => !photos.includes(id))
  const added = (photos ?? []).filter((id) => !had.includes(id))
  const isSame = dropped.length === 0 && added.length === 0
  if (isSame && changesNothing(before, values, version)) return shown
  if (!(await updateDiaryEntry(tx, where, version, values)))
    throw stale(presentDiary(deps, actor, await getDiaryEntry(tx, where)))
  for (const photo of dropped)
    for (const file_id of await deleteDiaryPhoto(tx, where, photo))
      await deps.emit(tx, fileUnused, { file_id })
  await attach(tx, actor, where, added, had.length)
  const { entry_date, shared_with_client, ...other } = changedFields(before, values)
  await record(tx, actor, where, 'changed', {
    ...(entry_date === undefined ? {} : { entry_date }),
    ...(shared_with_client === undefined ? {} : { shared_with_client }),
    // Which fields, without what they said.
    ...Object.fromEntries(Object.keys(other).map((name) => [name, null])),
    ...(isSame ? {} : { photos: null }),
  })
  return presentDiary(deps, actor, await getDiaryEntry(tx, where))
}

/** The index refuses a second entry of an author and day in words for the author; this is for others who edit it. */
async function assertFreeDay(
  tx: Tx,
  actor: Person,
  { project_id, author_id, entry_date }: Pick<DiaryRow, 'project_id' | 'author_id' | 'entry_date'>,
): Promise<void> {
  if (author_id === null || author_id === actor.id) return
  if (await hasDiaryEntry(tx, { project_id, author_id, entry_date }))
    throw new AppError('conflict', 'This person already has an entry for this day. Edit that one instead.')
}

/** Deletes or restores it. A job removes deleted ones with their photos. */
export async function setDiaryEntryDeleted(
  deps: Deps,
  tx: Tx,
  actor: Person,
  { where, deleted }: { where: Where; deleted: boolean },
): Promise<DiaryEntry> {
  const before = await getDiaryEntry(tx, where, { deleted: !deleted })
  presentCorrectable(deps, actor, before)
  if (!deleted) await assertFreeDay(tx, actor, before)
  const deleted_at = deleted ? new Date(deps.now()).toISOString() : null
  if (!(await updateDiaryEntry(tx, where, undefined, { deleted_at }, { deleted: !deleted }))) throw notFound()
  // The day stays in the history when the entry is gone.
  await record(tx, actor, where, deleted ? 'removed' : 'restored', { entry_date: before.entry_date })
  return presentDiary(deps, actor, await getDiaryEntry(tx, where, { deleted }))
}

function presentCorrectable(deps: Deps, actor: Person, row: DiaryRow): DiaryEntry {
  const shown = presentDiary(deps, actor, row)
  if (!shown.can_edit)
    throw new AppError(
      'forbidden',
      'Entries can be changed by their author for a day, and by the project manager and admins at any time.',
    )
  return shown
}

async function attach(tx: Tx, actor: Person, where: Where, photos: string[], first = 0): Promise<void> {
  for (const [at, file_id] of photos.entries()) {
    const photo = { file_id, position: first + at, uploaded_by: actor.id }
    if (!(await attachDiaryPhoto(tx, where, photo)))
      throw invalidField('photos', 'A photo is no longer available. Please add it again.')
  }
}

const record = (
  tx: Tx,
  actor: Person,
  { project_id, id }: Where,
  action: ActivityAction,
  change: Record<string, string | number | boolean | null>,
) => recordChange(tx, actor, { project_id, entity: 'diary_entry', entity_id: id, action, change })
