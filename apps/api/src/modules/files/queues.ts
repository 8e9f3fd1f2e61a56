import { queueOn } from '../../platform/events.ts'
import { queueAt } from '../../platform/queue.ts'
import { fileReceived, fileUnused } from './events.ts'

export const fileQueues = {
  'files.scan': queueOn(fileReceived),
  'files.scan-waiting': queueAt('* * * * *'),
  'files.remove': queueOn(fileUnused),
  'files.sweep': queueAt('45 3 * * *'),
}
