import { queueAt } from '../../platform/queue.ts'

export const mailedLinkQueues = { 'mailed-links.expire': queueAt('40 3 * * *') }
