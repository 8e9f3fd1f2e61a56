import { queueOn } from '../../platform/events.ts'
import { queueAt } from '../../platform/queue.ts'
import { mailedLinkUsed } from './events.ts'

export const mailedLinkQueues = {
  'mailed-links.tell-used': queueOn(mailedLinkUsed),
  'mailed-links.expire': queueAt('40 3 * * *'),
}
