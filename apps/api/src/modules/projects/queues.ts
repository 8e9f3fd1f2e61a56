import { queueAt } from '../../platform/queue.ts'

export const projectQueues = { 'projects.purge-deleted': queueAt('25 3 * * *') }
