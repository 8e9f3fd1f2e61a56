import type { Person } from '@trusswell/domain/actor.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import {
  diaryInTheFuture,
  type DiaryEntry,
  type DiaryEntryPatch,
  type DiaryEntryRequest,
} from '@trusswell/domain/site-diary.ts'
import type { ApiDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, invalidField, notFound, stale } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { changesNothing, mustRepeat } from '../../platform/versioned.ts'
import { fileUnused } from '../files/events.ts'
import {
  attachDiaryPhoto,
  deleteDiaryPhoto,
  getDiaryEntry,
  insertDiaryEntry,
  updateDiaryEntry,
  type DiaryRow,
} from './diary-repository.ts'
import { changedFields, recordChange } from './record-change.ts'

type Deps = Pick<ApiDeps, 'can' | 'emit' | 'today'>
type Where = { project_id: string; id: string }

export function presentDiary({ can, today }: Deps, person: Person, row: DiaryRow): DiaryEntry {
  const { author_id, photos, ...entry } = row
  return {
    ...entry,
    photos: photos.map((photo) => {
      const url = `/api/projects/${row.project_id}/diary/photos/${photo.id}`
      return { ...photo, url, thumbnail_url: photo.width === null ? null : `${url}/thumbnail` }
    }),
    can_edit: can.editDiaryEntry(person, {
      is_own: author_id === person.id,
      is_todays: kolkataDay(Date.parse(row.created_at)) === today(),
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
  const shown = presentDiary(deps, actor, before)
  if (!shown.can_edit)
    throw new AppError(
      'forbidden',
      'Entries can be edited by their author on the same day, and later by admins.',
    )
  await mustRepeat(() => shown)
  const { version, photos, ...fields } = body
  if (fields.entry_date !== undefined && fields.entry_date > deps.today())
    throw invalidField('entry_date', diaryInTheFuture)
  const values = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Record<string, string | number | boolean | null>
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
  action: 'added' | 'changed',
  change: Record<string, string | number | boolean | null>,
) => recordChange(tx, actor, { project_id, entity: 'diary_entry', entity_id: id, action, change })
