import { system } from '@trusswell/domain/actor.ts'
import type { WorkerDeps } from '../../deps.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import type { mailedLinkQueues } from './queues.ts'
import { expireMailedLinks } from './repository.ts'

const handler = handlerFor<typeof mailedLinkQueues>()

export const mailedLinkJobs = ({ db }: WorkerDeps) => [
  handler('mailed-links.expire', () => db.as(system, expireMailedLinks)),
]
