import { z } from 'zod'
import { Notification } from './notifications.ts'
import { Payment } from './payments.ts'
import { ProjectCard } from './projects.ts'
import { DueState } from './schedule.ts'

/** One thing with a day: what is due, or what waits for somebody. */
export const DueItem = z
  .strictObject({
    kind: z.enum(['milestone', 'task', 'payment']),
    id: z.uuid(),
    title: z.string(),
    project_id: z.uuid(),
    project_title: z.string(),
    due_date: z.string(),
    due_state: DueState,
  })
  .meta({ id: 'DueItem' })
export type DueItem = z.infer<typeof DueItem>

/** Questions without an answer come with the chat. */
const Unanswered = z.strictObject({ project_id: z.uuid(), project_title: z.string(), since: z.string() })

export const ClientOverview = z
  .strictObject({
    needs_you: z.array(DueItem),
    unanswered: z.array(Unanswered),
    projects: z.array(ProjectCard),
    payments: z.array(Payment),
    notifications: z.array(Notification),
    unread: z.int(),
  })
  .meta({ id: 'ClientOverview' })

export const ManagerOverview = z
  .strictObject({
    projects: z.array(ProjectCard),
    due_this_week: z.array(DueItem),
    overdue: z.array(DueItem),
    unanswered: z.array(Unanswered),
    unread: z.int(),
  })
  .meta({ id: 'ManagerOverview' })

export const AdminStats = z
  .strictObject({
    users: z.strictObject({ total: z.int(), active: z.int(), by_role: z.record(z.string(), z.int()) }),
    projects: z.strictObject({ total: z.int(), by_status: z.record(z.string(), z.int()) }),
    contacts: z.strictObject({ total: z.int(), by_status: z.record(z.string(), z.int()) }),
    payments: z.strictObject({ total: z.int(), by_status: z.record(z.string(), z.int()) }),
  })
  .meta({ id: 'AdminStats' })
export type AdminStats = z.infer<typeof AdminStats>
