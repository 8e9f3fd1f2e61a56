import { system } from '@trusswell/domain/actor.ts'
import type { WorkerDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { addThumbnail } from '../../platform/files/thumbnails.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { tellOfProject } from '../../platform/live.ts'
import { fileUnused } from '../files/events.ts'
import { findPhotoOfFile, setDiaryThumbnail, takeDeletedDiary, takeUnsentPhotos } from './diary-repository.ts'
import { listDeletedProjects } from './purge.ts'
import type { projectQueues } from './queues.ts'
import { remindOfAcceptance } from './remind-of-acceptance.ts'
import { findProjectOfBill } from './work-repository.ts'

const handler = handlerFor<typeof projectQueues>()

export const projectJobs = (deps: WorkerDeps) => [
  handler('projects.purge-deleted', async () => {
    const { db, emptyProject } = deps
    const ids = await db.as(system, listDeletedProjects)
    for (const id of ids) {
      await db.as(system, async (tx) => {
        await emptyProject(tx, id)
        await writeAudit(tx, system, { action: 'project.purged', entity: 'project', entity_id: id })
      })
    }
  }),

  // The diary shows the photo's thumbnail from now on, and a bill can be opened.
  handler('projects.show-checked-file', async ({ file_id }) => {
    const [photo, billed] = await deps.db.read(system, async (reader) => [
      await findPhotoOfFile(reader, file_id),
      await findProjectOfBill(reader, file_id),
    ])
    if (billed !== null) tellOfProject(deps.live, billed)
    if (!photo) return
    if (photo.thumbnail_id === null)
      await addThumbnail(deps, file_id, { purpose: 'diary_thumbnail', set: setDiaryThumbnail })
    tellOfProject(deps.live, photo.project_id)
  }),

  handler('projects.remove-unsent-photos', () =>
    deps.db.as(system, async (tx) => {
      for (const file_id of await takeUnsentPhotos(tx)) await deps.emit(tx, fileUnused, { file_id })
    }),
  ),

  handler('projects.purge-diary', () =>
    deps.db.as(system, async (tx) => {
      for (const file_id of await takeDeletedDiary(tx)) await deps.emit(tx, fileUnused, { file_id })
    }),
  ),

  handler('projects.remind-of-acceptance', () => deps.db.as(system, (tx) => remindOfAcceptance(deps, tx))),
]
