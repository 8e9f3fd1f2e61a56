import { expect, test } from 'vitest'
import {
  beginsWithActor,
  messageOf,
  namesClient,
  projectKinds,
  tasksMessage,
} from './notification-messages.ts'

const facts = {
  project: 'Kondapur Heights',
  client: 'Deccan Estates',
  item: 'Slab',
  due: '30 Nov 2026',
  manager: 'Suresh Reddy',
  toManager: false,
  status: 'On Hold',
  detail: '',
  fromClient: false,
}
const sudha = 'Sudha Rao'

test.each([
  ['project_created', {}, 'Sudha Rao created a new project: Kondapur Heights'],
  ['manager_assigned', {}, 'Sudha Rao made Suresh Reddy the project manager of Kondapur Heights'],
  ['manager_assigned', { toManager: true }, 'Sudha Rao made you the project manager of Kondapur Heights'],
  ['status_changed', {}, 'Sudha Rao set Kondapur Heights to On Hold'],
  ['milestone_added', {}, 'Sudha Rao added a milestone to Kondapur Heights: Slab, due 30 Nov 2026'],
  ['milestone_completed', {}, 'Sudha Rao completed a milestone in Kondapur Heights: Slab'],
  [
    'milestone_answered',
    { detail: 'accepted', fromClient: true },
    'Sudha Rao accepted a milestone in Kondapur Heights: Slab',
  ],
  [
    'milestone_answered',
    { detail: 'accepted_with_remarks', fromClient: true },
    'Sudha Rao accepted a milestone with remarks in Kondapur Heights: Slab',
  ],
  [
    'milestone_answered',
    { detail: 'rejected', fromClient: true },
    'Sudha Rao rejected a milestone in Kondapur Heights: Slab',
  ],
  [
    'milestone_answered',
    { detail: 'rejected' },
    'Sudha Rao recorded a milestone as rejected in Kondapur Heights: Slab',
  ],
  ['change_requested', { fromClient: true }, 'Sudha Rao asked for a change in Kondapur Heights: Slab'],
  ['change_requested', {}, 'Sudha Rao proposed a change in Kondapur Heights: Slab'],
  ['change_requested', { detail: 'changed' }, 'Sudha Rao updated a change request in Kondapur Heights: Slab'],
  [
    'change_answered',
    { detail: 'accepted' },
    'Sudha Rao accepted a change request in Kondapur Heights: Slab',
  ],
  [
    'change_answered',
    { detail: 'declined' },
    'Sudha Rao declined a change request in Kondapur Heights: Slab',
  ],
  [
    'change_answered',
    { detail: 'withdrawn' },
    'Sudha Rao withdrew a change request in Kondapur Heights: Slab',
  ],
  ['tasks_changed', {}, 'Sudha Rao changed a task in Kondapur Heights: Slab'],
] as const)('%s begins with who did it: %o', (kind, changes, message) => {
  expect(messageOf(kind, { ...facts, ...changes }, sudha)).toBe(message)
})

test.each([
  ['project_created', {}, 'New project: Kondapur Heights'],
  ['manager_assigned', {}, 'Suresh Reddy is now the project manager of Kondapur Heights'],
  ['manager_assigned', { toManager: true }, 'You’re now the project manager of Kondapur Heights'],
  ['status_changed', {}, 'Kondapur Heights is now On Hold'],
  ['milestone_added', {}, 'New milestone in Kondapur Heights: Slab, due 30 Nov 2026'],
  ['milestone_completed', {}, 'Milestone completed in Kondapur Heights: Slab'],
  ['milestone_answered', { detail: 'accepted' }, 'Milestone accepted in Kondapur Heights: Slab'],
  ['change_requested', {}, 'Change request in Kondapur Heights: Slab'],
  ['change_answered', { detail: 'declined' }, 'Change request declined in Kondapur Heights: Slab'],
  ['tasks_changed', {}, 'Someone changed a task in Kondapur Heights: Slab'],
] as const)('%s says only what happened while it isn’t known who did it: %o', (kind, changes, message) => {
  expect(messageOf(kind, { ...facts, ...changes }, null)).toBe(message)
})

test('a client’s project comes from the organisation, not from one person of it', () => {
  expect(messageOf('project_created', { ...facts, fromClient: true }, null)).toBe(
    'Deccan Estates has sent a new project: Kondapur Heights',
  )
  expect(messageOf('project_withdrawn', { ...facts, fromClient: true }, null)).toBe(
    'Deccan Estates has withdrawn a project: Kondapur Heights',
  )
  expect(projectKinds.filter((kind) => namesClient(kind, { fromClient: true }))).toEqual([
    'project_created',
    'project_withdrawn',
  ])
})

test('what nobody did, and what we tell as the company, names no one', () => {
  expect(projectKinds.filter((kind) => !beginsWithActor(kind, facts))).toEqual([
    'project_received',
    'project_declined',
    'project_withdrawn',
    'milestone_due',
    'milestone_overdue',
    'task_overdue',
  ])
})

test('several tasks are one sentence, with the name of who changed them', () => {
  expect(tasksMessage('Kondapur Heights', 10, sudha)).toBe('Sudha Rao changed 10 tasks in Kondapur Heights')
  expect(tasksMessage('Kondapur Heights', 2, null)).toBe('Someone changed 2 tasks in Kondapur Heights')
})
