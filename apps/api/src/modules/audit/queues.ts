import { queueAt } from '../../platform/queue.ts'

export const auditQueues = { 'audit.seal': queueAt('* * * * *') }
