import { z } from 'zod'
import { day, line, version } from './input.ts'
import { weight } from './weight.ts'
import { dueStates } from './schedule.ts'
import { taskStatuses } from './task-values.ts'

export const TaskStatus = z.enum(taskStatuses)
export type TaskStatus = z.infer<typeof TaskStatus>

export const TaskRequest = z
  .strictObject({
    title: line('Title', 160),
    status: TaskStatus.default('todo'),
    /** A row of the project's team. */
    assignee_id: z.uuid().nullable().default(null),
    milestone_id: z.uuid().nullable().default(null),
    due_date: day('Please enter a valid due date').nullable().default(null),
    weight: weight.default(1),
    /** The message that the task comes from, of the project's conversation with the client. */
    message_id: z.uuid().nullable().default(null),
  })
  .meta({ id: 'TaskRequest' })
export type TaskRequest = z.infer<typeof TaskRequest>

export const TaskPatch = z
  .strictObject({
    version,
    title: line('Title', 160).optional(),
    status: TaskStatus.optional(),
    assignee_id: z.uuid().nullable().optional(),
    milestone_id: z.uuid().nullable().optional(),
    due_date: day('Please enter a valid due date').nullable().optional(),
    weight: weight.optional(),
  })
  .meta({ id: 'TaskPatch' })
export type TaskPatch = z.infer<typeof TaskPatch>

export const Task = z
  .strictObject({
    id: z.uuid(),
    project_id: z.uuid(),
    title: z.string(),
    status: TaskStatus,
    assignee_id: z.uuid().nullable(),
    milestone_id: z.uuid().nullable(),
    due_date: z.string().nullable(),
    /** The first due date that was set. */
    baseline_date: z.string().nullable(),
    completed_on: z.string().nullable(),
    weight: z.int(),
    message_id: z.uuid().nullable(),
    due_state: z.enum(dueStates).nullable(),
    version: z.int(),
    created_at: z.iso.datetime(),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Task' })
export type Task = z.infer<typeof Task>
