import { queueOn } from '../../platform/events.ts'
import { queueAt } from '../../platform/queue.ts'
import { fileChecked } from '../files/events.ts'

export const chatQueues = {
  'chat.file-checked': queueOn(fileChecked),
  'chat.remove-unsent': queueAt('15 4 * * *'),
}
