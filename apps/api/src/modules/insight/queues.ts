import { z } from 'zod'
import { queueOn } from '../../platform/events.ts'
import { queueAt, queueOf } from '../../platform/queue.ts'
import { reportRequested } from './events.ts'

export const insightQueues = {
  'insight.fold': queueAt('* * * * *'),
  // Just after midnight in India, when dates have passed.
  'insight.renew': queueAt('1 0 * * *'),
  'insight.render-report': queueOn(reportRequested),
  'insight.remove-reports': queueAt('10 4 * * *'),
  // Mondays at eight in India. Every person's mail is a job of its own.
  'insight.weekly': queueAt('0 8 * * 1'),
  'insight.send-weekly': queueOf(
    z.strictObject({
      kind: z.enum(['weekly_report', 'weekly_summary']),
      user_id: z.uuid(),
      week: z.iso.date(),
    }),
  ),
}
