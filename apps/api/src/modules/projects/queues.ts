import { queueOn } from '../../platform/events.ts'
import { queueAt } from '../../platform/queue.ts'
import { fileChecked } from '../files/events.ts'

export const projectQueues = {
  'projects.purge-deleted': queueAt('25 3 * * *'),
  'projects.remind-of-acceptance': queueAt('40 7 * * *'),
  'projects.show-checked-file': queueOn(fileChecked),
  'projects.remove-unsent-photos': queueAt('50 3 * * *'),
  'projects.purge-diary': queueAt('55 3 * * *'),
}
