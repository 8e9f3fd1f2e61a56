import { system } from '@trusswell/domain/actor.ts'
import type { WorkerDeps } from '../../deps.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { tellOfProject } from '../../platform/live.ts'
import type { projectFileQueues } from './queues.ts'
import { findProjectOfFile } from './repository.ts'

const handler = handlerFor<typeof projectFileQueues>()

export const projectFileJobs = ({ db, live }: WorkerDeps) => [
  // Lists of files show whether it can be opened.
  handler('project-files.show-checked', async ({ file_id }) => {
    const project = await db.read(system, (reader) => findProjectOfFile(reader, file_id))
    if (project !== null) tellOfProject(live, project)
  }),
]
