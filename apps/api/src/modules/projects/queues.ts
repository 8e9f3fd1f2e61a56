import { queueAt } from '../../platform/queue.ts'

export const projectQueues = {
  'projects.purge-deleted': queueAt('25 3 * * *'),
  'projects.remind-of-acceptance': queueAt('40 7 * * *'),
}
