import type { Person } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { newId } from '../../platform/ids.ts'
import type { SeedContext } from '../manifest.ts'
import { insertDiaryEntry } from './diary-repository.ts'
import { recordChange } from './record-change.ts'
import type { Sample } from './seed-samples.ts'
import { noon } from './seed-work.ts'

/** Written as the manager, because entries need their author as actor. */
export async function addDiary(
  { app, today }: SeedContext,
  { sample, project_id, author }: { sample: Sample; project_id: string; author: string },
): Promise<void> {
  const { diary = [] } = sample
  if (diary.length === 0) return
  const person: Person = { kind: 'user', id: author, role: 'manager' }
  await app.as(person, async (tx) => {
    const { name } = await tx
      .selectFrom('users')
      .select('name')
      .where('id', '=', author)
      .executeTakeFirstOrThrow()
    for (const { on, internal = false, temperature = null, ...fields } of diary) {
      const change = { entry_date: addDays(today, on), shared_with_client: !internal }
      const entry = { ...fields, ...change, temperature, author_id: author, author_name: name }
      const id = newId()
      await insertDiaryEntry(tx, { id, project_id, ...entry })
      await recordChange(tx, person, {
        project_id,
        entity: 'diary_entry',
        entity_id: id,
        action: 'added',
        change,
        at: noon(change.entry_date),
      })
    }
  })
}
