import { z } from 'zod'
import { Notification } from './notifications.ts'
import { Payment } from './payments.ts'
import { ProjectCard } from './projects.ts'
import { dueStates } from './schedule.ts'

/** An item with a date: something due, or something waiting for an action. */
export const DueItem = z
  .strictObject({
    /** `acceptance` is a completed milestone that the client's owners are asked to accept. */
    kind: z.enum(['milestone', 'task', 'payment', 'acceptance', 'risk_review']),
    id: z.uuid(),
    title: z.string(),
    project_id: z.uuid(),
    project_title: z.string(),
    due_date: z.string(),
    due_state: z.enum(dueStates),
  })
  .meta({ id: 'DueItem' })
export type DueItem = z.infer<typeof DueItem>

/** What a client has to do. Changes have no due date, nor may a payment that failed or whose report was rejected. */
export const ClientNeed = z
  .strictObject({
    ...DueItem.shape,
    /** `change` is a priced change request that owners are asked to decide about. */
    kind: z.enum([...DueItem.shape.kind.options, 'change']),
    due_date: DueItem.shape.due_date.nullable(),
    due_state: DueItem.shape.due_state.nullable(),
    /** Null for everything else. */
    payment: Payment.pick({
      amount_paise: true,
      status: true,
      payment_method: true,
      failure_reason: true,
    }).nullable(),
    /** Null for everything else. */
    change: z.strictObject({ cost_paise: z.int(), days: z.int() }).nullable(),
  })
  .meta({ id: 'ClientNeed' })
export type ClientNeed = z.infer<typeof ClientNeed>

/** A client's message that staff haven't answered: the first one after the last message of staff. */
export const Unanswered = z
  .strictObject({
    project_id: z.uuid(),
    project_title: z.string(),
    message_id: z.uuid(),
    sender_name: z.string(),
    since: z.iso.datetime(),
    /** Has waited longer than the company's settings allow. */
    overdue: z.boolean(),
  })
  .meta({ id: 'Unanswered' })
export type Unanswered = z.infer<typeof Unanswered>

/** A client's change request that staff haven't priced yet. */
export const ChangeToPrice = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    project_id: z.uuid(),
    project_title: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ChangeToPrice' })

export const UnansweredCount = z
  .strictObject({ total: z.int(), overdue: z.int() })
  .meta({ id: 'UnansweredCount' })

export const ClientOverview = z
  .strictObject({
    needs_you: z.array(ClientNeed),
    /** Those that need care first, finished ones last; with each project's status in one sentence. */
    projects: z.array(z.strictObject({ ...ProjectCard.shape, standing: z.string() })),
    payments: z.array(Payment),
    /** Of all of them, counted as lists are (`totalLabel`). */
    projects_total: z.int(),
    payments_total: z.int(),
    notifications: z.array(Notification),
    unread: z.int(),
  })
  .meta({ id: 'ClientOverview' })
export type ClientOverview = z.infer<typeof ClientOverview>

export const ManagerOverview = z
  .strictObject({
    /** Unfinished ones, those that need care first. */
    projects: z.array(ProjectCard),
    projects_total: z.int(),
    due_this_week: z.array(DueItem),
    overdue: z.array(DueItem),
    unanswered: z.array(Unanswered),
    /** Completed milestones that wait for the client, longest first. */
    to_accept: z.array(DueItem),
    changes_to_price: z.array(ChangeToPrice),
    unread: z.int(),
  })
  .meta({ id: 'ManagerOverview' })
export type ManagerOverview = z.infer<typeof ManagerOverview>

export const AdminStats = z
  .strictObject({
    users: z.strictObject({ total: z.int(), active: z.int(), by_role: z.record(z.string(), z.int()) }),
    projects: z.strictObject({ total: z.int(), by_status: z.record(z.string(), z.int()) }),
    contacts: z.strictObject({ total: z.int(), by_status: z.record(z.string(), z.int()) }),
    payments: z.strictObject({ total: z.int(), by_status: z.record(z.string(), z.int()) }),
  })
  .meta({ id: 'AdminStats' })
export type AdminStats = z.infer<typeof AdminStats>
