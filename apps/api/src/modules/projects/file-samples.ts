import { formBody } from '../../../test/applications.ts'
import { makePdf, makePng } from '../../../test/documents.ts'
import { withProject, type RequestSamples, type Scene } from '../../../test/samples.ts'

/** An entry of the caller's own, or another person's where they can't write. */
async function diaryEntry(scene: Scene) {
  const project = await withProject(scene)
  const id = crypto.randomUUID()
  await scene.api.database.admin.query(
    `insert into site_diary_entries (id, project_id, entry_date, weather, headcount, notes, author_id, author_name)
     values ($1, $2, '2026-11-02', 'clear', 12, 'Ducting of the second floor', $3, 'Person manager')`,
    [id, project.id, scene.caller?.id ?? null],
  )
  return { project: project.id, id, url: `/api/projects/${project.id}/diary` }
}

/** As if it had been scanned. */
async function diaryPhoto(scene: Scene) {
  const { project, id, url } = await diaryEntry(scene)
  const [photo, thumbnail] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const [file, purpose, type] of [
    [photo, 'diary_photo', 'image/jpeg'],
    [thumbnail, 'diary_thumbnail', 'image/webp'],
  ]) {
    await scene.api.database.admin.query(
      `insert into files (id, purpose, name, type, size, sha256, state, scanned_at)
       values ($1, $2, 'photo', $3, 4, repeat('0', 64), 'clean', now())`,
      [file, purpose, type],
    )
    await scene.api.deps.storage.keep(file ?? '', Buffer.from('scan'))
  }
  await scene.api.database.admin.query(
    `insert into site_diary_photos
       (file_id, thumbnail_id, thumbnail_width, thumbnail_height, project_id, entry_id, uploaded_by)
     values ($1, $2, 4, 3, $3, $4, $5)`,
    [photo, thumbnail, project, id, scene.caller?.id ?? null],
  )
  return `${url}/photos/${photo}`
}

const diaryBody = { entry_date: '2026-11-03', weather: 'rain', headcount: 8, notes: 'Slab poured' }
export const diaryRequests: RequestSamples = {
  'GET /api/projects/:id/diary': async (scene) => ({ url: (await diaryEntry(scene)).url }),
  'GET /api/projects/:id/diary/months': async (scene) => ({ url: `${(await diaryEntry(scene)).url}/months` }),
  'POST /api/projects/:id/diary': async (scene) => ({
    url: (await diaryEntry(scene)).url,
    payload: diaryBody,
  }),
  'PATCH /api/projects/:id/diary/:item': async (scene) => {
    const { url, id } = await diaryEntry(scene)
    return { url: `${url}/${id}`, payload: { version: 1, headcount: 9 } }
  },
  'DELETE /api/projects/:id/diary/:item': async (scene) => {
    const { url, id } = await diaryEntry(scene)
    return { url: `${url}/${id}` }
  },
  'POST /api/projects/:id/diary/:item/restore': async (scene) => {
    const { url, id } = await diaryEntry(scene)
    await scene.api.database.admin.query('update site_diary_entries set deleted_at = now() where id = $1', [
      id,
    ])
    return { url: `${url}/${id}/restore` }
  },
  'POST /api/projects/:id/diary/photos': async (scene) => ({
    url: `${(await diaryEntry(scene)).url}/photos`,
    ...formBody({}, { name: 'site.png', content: makePng() }, 'file'),
  }),
  'GET /api/projects/:id/diary/photos/:item': async (scene) => ({ url: await diaryPhoto(scene) }),
  'GET /api/projects/:id/diary/photos/:item/thumbnail': async (scene) => ({
    url: `${await diaryPhoto(scene)}/thumbnail`,
  }),
}

/** The URL of an expense's bill, as if it had been scanned. */
async function bill(scene: Scene) {
  const project = await withProject(scene)
  const [id, content] = [crypto.randomUUID(), makePdf()]
  await scene.api.database.admin.query(
    `insert into files (id, purpose, name, type, size, sha256, state, scanned_at)
     values ($1, 'bill', 'bill.pdf', 'application/pdf', $2, repeat('0', 64), 'clean', now())`,
    [id, content.length],
  )
  await scene.api.deps.storage.keep(id, content)
  await scene.api.database.admin.query('update expenses set bill_id = $1 where id = $2', [
    id,
    project.expense,
  ])
  return `/api/projects/${project.id}/expenses/${project.expense}/bill`
}

export const billRequests: RequestSamples = {
  'GET /api/projects/:id/expenses/:item/bill': async (scene) => ({ url: await bill(scene) }),
  'POST /api/projects/:id/expenses/:item/bill': async (scene) => ({
    url: await bill(scene),
    ...formBody({}, { name: 'bill.pdf', content: makePdf() }, 'file'),
  }),
  'DELETE /api/projects/:id/expenses/:item/bill': async (scene) => ({ url: await bill(scene) }),
}
