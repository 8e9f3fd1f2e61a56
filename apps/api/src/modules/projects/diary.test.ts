import { system, type Actor } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import type { DiaryEntry } from '@trusswell/domain/site-diary.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eicar } from '../../../../../bin/private-clamd.ts'
import { formBody } from '../../../test/applications.ts'
import { makePdf, makePng } from '../../../test/documents.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makeColleague, makePerson } from '../../../test/people.ts'
import { makePhonePicture, readExif, readPicture } from '../../../test/pictures.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'
import { useClamd } from '../../../test/scanner.ts'
import type { WorkerDeps } from '../../deps.ts'
import { jobHandlers } from '../registry.ts'
import { deleteDiary, eraseDiaryAuthors } from './diary-repository.ts'
import { exportOwnProjects } from './export-person.ts'

const database = useDatabase()
const api = useApi(database)
const clamd = useClamd()
let worker: WorkerDeps
beforeAll(async () => {
  worker = await startWorkerDeps(database, { env: { CLAMD_URL: clamd.url } })
})
afterAll(() => worker.close())

const run = async (queue: string, payload: object = {}) =>
  (await jobHandlers(worker))
    .find((each) => each.queue === queue)
    ?.run(payload as never, { id: crypto.randomUUID() })
async function scan(file_id: string) {
  await run('files.scan', { file_id })
  await run('projects.show-checked-file', { file_id })
}

async function scene() {
  const project = await makeProject(api)
  const user = (id: string, role: 'client' | 'manager'): Actor => ({ kind: 'user', id, role })
  const [manager, client] = [user(project.manager_id, 'manager'), user(project.client_id, 'client')]
  const readers: Record<string, Actor> = {
    client,
    finance: user((await makeColleague(api, project.client_id, 'finance')).id, 'client'),
    viewer: user((await makeColleague(api, project.client_id, 'viewer')).id, 'client'),
  }
  const base = `/api/projects/${project.id}/diary`
  const get = (actor: Actor, path = '') => api.app.inject({ url: base + path, headers: asActor(actor) })
  const list = async (actor: Actor, query = '') =>
    (await get(actor, query)).json<{ data: DiaryEntry[]; next_cursor: string | null }>()
  const write = (actor: Actor, body: object = {}, key?: string) =>
    api.app.inject({
      method: 'POST',
      url: base,
      headers: { ...asActor(actor), ...(key ? { 'idempotency-key': key } : {}) },
      payload: {
        entry_date: today,
        weather: 'clear',
        headcount: 14,
        notes: 'Ducts hang on floor 2',
        ...body,
      },
    })
  const edit = (actor: Actor, id: string, body: object) =>
    api.app.inject({ method: 'PATCH', url: `${base}/${id}`, headers: asActor(actor), payload: body })
  const remove = (actor: Actor, id: string) =>
    api.app.inject({ method: 'DELETE', url: `${base}/${id}`, headers: asActor(actor) })
  const restore = (actor: Actor, id: string) =>
    api.app.inject({ method: 'POST', url: `${base}/${id}/restore`, headers: asActor(actor) })
  const upload = async (actor: Actor, content: Buffer = makePng(), name = 'site.png') => {
    const { payload, headers } = formBody({}, { name, content }, 'file')
    return api.app.inject({
      method: 'POST',
      url: `${base}/photos`,
      payload,
      headers: { ...headers, ...asActor(actor) },
      remoteAddress: `10.8.0.${Math.ceil(Math.random() * 250)}`,
    })
  }
  const photo = async (actor: Actor) => (await upload(actor)).json<{ id: string }>().id
  return { project, manager, client, readers, get, list, write, edit, remove, restore, upload, photo }
}
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
const count = async (project: string) => database.count(`site_diary_entries where project_id = '${project}'`)

test('an entry is stored once however often it is sent, and one for each author and day', async () => {
  const { project, manager, write, photo } = await scene()
  const body = { photos: [await photo(manager)], temperature: 31 }
  const key = crypto.randomUUID()
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => write(manager, body, key)))
  const again = await write(manager, body, key)
  const entry = first?.json<DiaryEntry>()
  expect(entry).toMatchObject({ weather: 'clear', temperature: 31, shared_with_client: true, can_edit: true })
  for (const answer of [...others, again]) expect(answer.json()).toEqual(entry)
  const second = await write(manager, { notes: 'Something else' })
  expect([second.statusCode, second.json<{ message: string }>().message]).toEqual([
    409,
    'You already have an entry for this day. Edit that one instead.',
  ])
  expect((await write(manager, { entry_date: addDays(today, 1) })).statusCode).toBe(400)
  expect((await write(manager, { entry_date: addDays(today, -1) })).statusCode).toBe(201)
  expect(await count(project.id)).toBe(2)
})

test('an admin who moves an entry to a taken day reads that its author has one', async () => {
  const { manager, write, edit } = await scene()
  const { id } = (await write(manager, {})).json<DiaryEntry>()
  await write(manager, { entry_date: addDays(today, -1) })
  const moved = await edit(adminActor, id, { version: 1, entry_date: addDays(today, -1) })
  expect([moved.statusCode, moved.json<{ message: string }>().message]).toEqual([
    409,
    'This person already has an entry for this day. Edit that one instead.',
  ])
})

test('restoring someone else’s entry for a day with another one says that its author has one', async () => {
  const { manager, write, remove, restore } = await scene()
  const { id } = (await write(manager)).json<DiaryEntry>()
  await remove(manager, id)
  expect((await write(manager, { notes: 'Written again' })).statusCode).toBe(201)
  const messages = await Promise.all(
    [adminActor, manager].map(
      async (actor) => (await restore(actor, id)).json<{ message: string }>().message,
    ),
  )
  expect(messages).toEqual([
    'This person already has an entry for this day. Edit that one instead.',
    'You already have an entry for this day. Edit that one instead.',
  ])
})

test('no person of the client receives an internal entry, its photos or its history', async () => {
  const { project, manager, client, readers, get, list, write, edit, photo } = await scene()
  const id = await photo(manager)
  const before = (await write(manager, { shared_with_client: false, photos: [id] })).json<DiaryEntry>()
  await scan(id)
  const activity = async (actor: Actor) =>
    (await api.app.inject({ url: `/api/projects/${project.id}/activity`, headers: asActor(actor) }))
      .json<{ data: { entity: string }[] }>()
      .data.filter(({ entity }) => entity === 'diary_entry').length
  for (const reader of Object.values(readers)) {
    expect((await list(reader)).data).toEqual([])
    expect((await get(reader, '/months')).json()).toEqual({ data: [] })
    for (const path of [`/photos/${id}`, `/photos/${id}/thumbnail`])
      expect((await get(reader, path)).statusCode).toBe(404)
    expect(await activity(reader)).toBe(0)
  }
  expect((await get(manager, `/photos/${id}/thumbnail`)).statusCode).toBe(200)
  // PostgreSQL refuses by itself.
  const seen = await api.deps.db.as(
    { kind: 'user', id: project.client_id, role: 'client', organisation: await organisationOf(project) },
    async (tx) => [
      await tx.selectFrom('site_diary_entries').selectAll().execute(),
      await tx.selectFrom('site_diary_photos').selectAll().execute(),
      await tx
        .selectFrom('files')
        .select('id')
        .where('purpose', 'in', ['diary_photo', 'diary_thumbnail'])
        .execute(),
    ],
  )
  expect(seen).toEqual([[], [], []])

  const shared = await edit(manager, before.id, { version: before.version, shared_with_client: true })
  expect(shared.statusCode).toBe(200)
  expect((await list(client)).data).toMatchObject([{ id: before.id, can_edit: false }])
  expect((await get(client, `/photos/${id}`)).statusCode).toBe(200)
  expect(await activity(client)).toBe(2)
  // The shared entry's history doesn't repeat what it said.
  const { rows } = await database.admin.query(`select change from project_activity where entity_id = $1`, [
    before.id,
  ])
  expect(JSON.stringify(rows)).not.toContain('Ducts')
})

const organisationOf = async ({ client_id }: { client_id: string }) => {
  const [row] = await database.rows<{ id: string }>('select organisation_id as id from users where id = $1', [
    client_id,
  ])
  return { id: row?.id ?? '', role: 'owner' as const }
}

test('authors correct and delete for a day, the project manager and admins at any time, and each change is audited', async () => {
  const { project, manager, client, list, write, edit, remove, restore } = await scene()
  const other = { kind: 'user', id: (await makePerson(api, 'manager')).id, role: 'manager' } as const
  await database.admin.query(
    `insert into project_members (project_id, id, user_id, name, duty) values ($1, gen_random_uuid(), $2, '', 'member')`,
    [project.id, other.id],
  )
  const { id } = (await write(other)).json<DiaryEntry>()
  expect((await edit(other, id, { version: 1, headcount: 15 })).json()).toMatchObject({ version: 2 })
  expect((await edit(other, id, { version: 1, headcount: 16 })).statusCode).toBe(409)
  expect((await remove(client, id)).statusCode).toBe(403)
  const age = (hours: number) =>
    database.admin.query(
      `update site_diary_entries set created_at = now() - make_interval(hours => $2) where id = $1`,
      [id, hours],
    )
  await age(23)
  expect((await remove(other, id)).statusCode).toBe(204)
  expect((await restore(other, id)).json()).toMatchObject({ id, headcount: 15 })
  await age(25)
  expect((await list(other)).data).toMatchObject([{ id, can_edit: false }])
  for (const refused of [
    await edit(other, id, { version: 4, headcount: 17 }),
    await remove(other, id),
    await remove({ kind: 'user', id: (await makePerson(api, 'manager')).id, role: 'manager' }, id),
  ])
    expect([403, 404]).toContain(refused.statusCode)
  // PostgreSQL refuses by itself.
  const changed = await api.deps.db.as(other, (tx) =>
    tx.updateTable('site_diary_entries').set({ headcount: 1 }).where('id', '=', id).executeTakeFirst(),
  )
  expect(changed.numUpdatedRows).toBe(0n)
  expect((await edit(manager, id, { version: 4, headcount: 18 })).json()).toMatchObject({ headcount: 18 })
  expect((await edit(adminActor, id, { version: 5, headcount: 19 })).json()).toMatchObject({
    headcount: 19,
    author_name: expect.any(String),
  })
  const entries = await database.rows<{ action: string }>(
    `select action from audit_entries where entity_id = $1 order by n`,
    [id],
  )
  expect(entries.map(({ action }) => action)).toEqual(
    ['added', 'changed', 'removed', 'restored', 'changed', 'changed'].map((each) => `diary_entry.${each}`),
  )
})

test('a deleted entry is gone for everyone with its photos, can be restored, and is removed with its files after a day', async () => {
  const { project, manager, client, readers, get, list, write, remove, restore, photo } = await scene()
  const picture = await photo(manager)
  const { id } = (await write(manager, { photos: [picture] })).json<DiaryEntry>()
  await scan(picture)
  expect((await remove(manager, id)).statusCode).toBe(204)
  expect((await remove(manager, id)).statusCode).toBe(404)
  for (const reader of [manager, ...Object.values(readers)]) {
    expect((await list(reader)).data).toEqual([])
    expect((await get(reader, '/months')).json()).toEqual({ data: [] })
    expect((await get(reader, `/photos/${picture}`)).statusCode).toBe(404)
  }
  const again = (await write(manager, { notes: 'Written once more' })).json<DiaryEntry>()
  const refused = await restore(manager, id)
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'You already have an entry for this day. Edit that one instead.',
  ])
  await remove(manager, again.id)
  expect((await restore(manager, id)).statusCode).toBe(200)
  expect((await list(client)).data).toMatchObject([{ id, photos: [{ id: picture, state: 'clean' }] }])

  await remove(manager, id)
  await run('projects.purge-diary')
  expect(await count(project.id)).toBe(2)
  await database.admin.query(
    `update site_diary_entries set deleted_at = deleted_at - interval '25 hours' where project_id = $1`,
    [project.id],
  )
  await run('projects.purge-diary')
  expect(await count(project.id)).toBe(0)
  const removed = await database.rows<{ id: string }>(
    `select data->'payload'->>'file_id' as id from pgboss.job where name = 'files.remove'`,
  )
  expect(removed.map((job) => job.id)).toContain(picture)
  // The history still names the day.
  const { data } = (
    await api.app.inject({ url: `/api/projects/${project.id}/activity`, headers: asActor(manager) })
  ).json<{ data: { action: string; subject: string }[] }>()
  expect(data[0]).toMatchObject({ action: 'removed', subject: today })
})

test('photos are served without position, device and time, upright and in their format', async () => {
  const { manager, client, get, write, upload } = await scene()
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const content = await makePhonePicture(format)
    expect(await readPicture(content)).toMatchObject({ format, width: 40 })
    expect(await readExif(content)).toContain('Pixel 9')
    const { id, size } = (await upload(manager, content, `site.${format === 'jpeg' ? 'jpg' : format}`)).json<{
      id: string
      size: number
    }>()
    expect(size).toBe(content.length)
    const day = addDays(today, -['jpeg', 'png', 'webp'].indexOf(format))
    expect((await write(manager, { entry_date: day, photos: [id] })).statusCode).toBe(201)
    await scan(id)
    for (const reader of [client, manager]) {
      const { rawPayload, headers } = await get(reader, `/photos/${id}`)
      // The phone was held upright.
      expect(await readPicture(rawPayload)).toEqual({ format, width: 30, height: 40 })
      expect(await readExif(rawPayload)).toBeNull()
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      expect(rawPayload.includes('Pixel 9')).toBe(false)
    }
  }
})

test('a picture that can’t be read isn’t served', async () => {
  const { manager, get, write, upload } = await scene()
  const broken = (await makePhonePicture('jpeg')).subarray(0, 400)
  const { id } = (await upload(manager, broken, 'site.jpg')).json<{ id: string }>()
  await write(manager, { photos: [id] })
  await scan(id)
  expect((await get(manager, `/photos/${id}`)).statusCode).toBe(409)
})

test('photos are images, pass the scan before they are shown, and are removed with their files', async () => {
  const { project, manager, client, get, list, write, edit, upload, photo } = await scene()
  expect((await upload(manager, makePdf(), 'plan.png')).statusCode).toBe(400)
  expect((await upload(client)).statusCode).toBe(403)
  const [first, infected] = [
    await photo(manager),
    (await upload(manager, Buffer.concat([makePng(), Buffer.from(eicar)]))).json<{ id: string }>().id,
  ]
  const { id } = (await write(manager, { photos: [first, infected] })).json<DiaryEntry>()
  expect((await get(client, `/photos/${first}`)).statusCode).toBe(409)
  await scan(first)
  await scan(infected)
  expect((await list(client)).data[0]?.photos).toMatchObject([
    { id: first, state: 'clean', thumbnail_url: expect.stringContaining('/thumbnail'), width: 1 },
    { id: infected, state: 'infected', thumbnail_url: null },
  ])
  expect((await get(client, `/photos/${infected}`)).statusCode).toBe(409)
  // Another entry can't take it, and neither can another person.
  const admin: Actor = { kind: 'user', id: (await makePerson(api, 'admin')).id, role: 'admin' }
  const stolen = await write(admin, { photos: [await photo(manager)] })
  expect(stolen.statusCode).toBe(400)
  const after = await edit(manager, id, { version: 1, photos: [first] })
  expect(after.json<DiaryEntry>().photos).toHaveLength(1)
  expect(
    await database.rows(
      `select data->'payload'->>'file_id' as id from pgboss.job where name = 'files.remove' and data->'payload'->>'file_id' = $1`,
      [infected],
    ),
  ).toHaveLength(1)
  await database.admin.query(`update site_diary_photos set created_at = now() - interval '2 days'`)
  await run('projects.remove-unsent-photos')
  expect(await database.count(`site_diary_photos where project_id = '${project.id}'`)).toBe(1)
})

test('the report of a project has the entries that its reader sees', async () => {
  const { project, manager, client, write } = await scene()
  await write(manager, { notes: 'Slab poured' })
  await write(manager, { entry_date: addDays(today, -1), notes: 'Crane was late', shared_with_client: false })
  const figures = async (actor: Actor) =>
    (
      await api.app.inject({
        url: `/api/projects/${project.id}/analytics/export?format=csv`,
        headers: asActor(actor),
      })
    ).body
  expect(await figures(manager)).toContain(
    `Site diary,Person manager,${addDays(today, -1)},14,Crane was late`,
  )
  expect(await figures(client)).toContain('Slab poured')
  expect(await figures(client)).not.toContain('Crane was late')
})

test('entries are paged by day and filtered by month', async () => {
  const { manager, client, get, list, write } = await scene()
  const days = ['2026-08-31', '2026-09-01', '2026-09-30', '2026-10-01']
  for (const entry_date of days) await write(manager, { entry_date })
  const first = await list(client, '?limit=3')
  expect(first.data.map(({ entry_date }) => entry_date)).toEqual(days.slice(1).toReversed())
  const second = await list(client, `?limit=3&cursor=${first.next_cursor}`)
  expect(second).toMatchObject({ data: [{ entry_date: '2026-08-31' }], next_cursor: null })
  const september = await list(client, '?month=2026-09')
  expect(september.data.map(({ entry_date }) => entry_date)).toEqual(['2026-09-30', '2026-09-01'])
  expect((await get(client, '/months')).json()).toEqual({ data: ['2026-10', '2026-09', '2026-08'] })
})

test('an author’s export has their entries; once they are erased, the entry stays without their name', async () => {
  const { project, manager, client, list, write, photo } = await scene()
  await write(manager, { photos: [await photo(manager)], notes: 'Own words' })
  const person = { kind: 'user', id: project.manager_id, role: 'manager' } as const
  const { db, today } = api.deps
  const own = await exportOwnProjects({ db, identityDb: db, today }, person)
  expect(own['site_diary']).toMatchObject([{ notes: 'Own words', photos: [{ name: 'site.png' }] }])
  await worker.db.as(system, (tx) => eraseDiaryAuthors(tx, [person.id]))
  expect((await list(client)).data).toMatchObject([{ notes: 'Own words', author_name: 'Former user' }])
  expect(await database.count(`site_diary_photos where uploaded_by = '${person.id}'`)).toBe(0)
  const files = await worker.db.as(system, (tx) => deleteDiary(tx, project.id))
  expect(files).toHaveLength(1)
  expect(await count(project.id)).toBe(0)
})
