import { system } from '@trusswell/domain/actor.ts'
import { NotificationKind, type NotificationSubject } from '@trusswell/domain/notifications.ts'
import { expect, test } from 'vitest'
import { apply } from '../../../test/applications.ts'
import { roomOf, say, user } from '../../../test/chat.ts'
import { makeAskedProject } from '../../../test/mailed-links.ts'
import { openNotificationScene } from '../../../test/notification-scene.ts'
import { makeParkedEvent, makePayment } from '../../../test/payments.ts'
import { makePerson, organisationOf } from '../../../test/people.ts'
import { newId } from '../../platform/ids.ts'

const { api, database, started } = openNotificationScene()

type About = { subject: NotificationSubject; detail?: string; path: (id: string) => RegExp }

/** One event of each kind, and the page that its notification must open. */
async function makeEvents(): Promise<Record<string, About>> {
  await makePerson(api, 'admin')
  const asked = await makeAskedProject(api)
  const project = `/dashboard/projects/${asked.id}`
  const inProject = (rest: string) => (id: string) =>
    new RegExp(`^${project}${rest.replaceAll('?', '\\?').replace('ID', id)}$`)
  const of = (type: NotificationSubject['type'], id: string, rest: string, detail?: string): About => ({
    subject: { type, id },
    path: inProject(rest),
    ...(detail ? { detail } : {}),
  })
  const milestone = (detail?: string) => of('milestone', asked.milestone, '?tab=timeline&item=ID', detail)
  const change = (detail?: string) => of('change_request', asked.subjects.change_request, '?item=ID', detail)
  const mention = await say(api, user(asked.manager_id, 'manager'), roomOf(asked.id), {
    text: '@Person client, look',
    mentions: [asked.client_id],
  })
  const question = await say(api, user(asked.client_id, 'client'), roomOf(asked.id), { text: 'When?' })
  const message = (id: string) => of('message', id, '?tab=chat&message=ID')
  const paymentId = await makePayment(database, asked)
  await database.admin.query(
    `insert into payment_movements (payment_id, object_id, step, paise, kind, happened_at)
     values ($1, 'pay_1', 0, 10000, 'credit', now())`,
    [paymentId],
  )
  const payment = (detail?: string): About => ({
    subject: { type: 'payment', id: paymentId },
    path: (id) =>
      new RegExp(
        `^(/admin/payments\\?open=|/client/payments\\?pay=|${project}\\?tab=payments&open=history-)${id}$`,
      ),
    ...(detail ? { detail } : {}),
  })
  const application = (await apply(api, 'architect')).json<{ id: string }>().id
  const enquiry = newId()
  await database.admin.query(
    `insert into contact_submissions (id, first_name, last_name, email, subject, message, consent_notice, assignee_id)
     values ($1, 'Asha', 'Rao', 'asha@visitors.example', 'A roof', 'It leaks', 'test', $2)`,
    [enquiry, asked.manager_id],
  )
  const opened = (type: 'application' | 'enquiry', id: string, list: string): About => ({
    subject: { type, id },
    path: (each) => new RegExp(`^/(admin|manager)/${list}\\?open=${each}$`),
  })
  const organisation: About = {
    subject: { type: 'organisation', id: await organisationOf(api, asked.client_id) },
    path: () => /^\/client\/settings\/organisation$/,
  }
  const invitation = newId()
  await database.admin.query(
    `insert into invitations (id, name, email, role, organisation_id, organisation_role, expires_at)
     values ($1, 'Ravi Teja', 'ravi@people.example', 'client', $2, 'owner', now() + interval '7 days')`,
    [invitation, organisation.subject.id],
  )
  return {
    project_received: of('project', asked.id, ''),
    project_created: of('project', asked.id, ''),
    project_declined: of('project', asked.id, ''),
    project_withdrawn: of('project', asked.id, ''),
    manager_assigned: of('project', asked.id, '', asked.manager_id),
    status_changed: of('project', asked.id, '', 'on_hold'),
    milestone_added: milestone(),
    milestone_due: milestone(),
    milestone_overdue: milestone(),
    milestone_completed: milestone(),
    milestone_answered: milestone('accepted'),
    change_requested: change(),
    change_answered: change('accepted'),
    tasks_changed: of('task', asked.task, '?tab=timeline&item=ID'),
    task_overdue: of('task', asked.task, '?tab=timeline&item=ID'),
    chat_mention: message(mention.message.id),
    chat_unanswered: message(question.message.id),
    // Their page lists the organisation's people.
    person_invited: { ...organisation, detail: invitation },
    person_joined: { ...organisation, detail: asked.client_id },
    person_left: { ...organisation, detail: asked.client_id },
    payment_requested: payment(),
    payment_received: payment('pay_1'),
    payment_failed: payment(),
    payment_claim_rejected: payment('rejected'),
    payment_refunded: payment('pay_1'),
    payment_claimed: payment(),
    payment_disputed: payment('open'),
    payment_parked: {
      subject: { type: 'parked_event', id: await makeParkedEvent(database) },
      path: (id) => new RegExp(`^/admin/payments\\?tab=waiting&item=${id}$`),
    },
    application_received: opened('application', application, 'applications'),
    enquiry_assigned: { ...opened('enquiry', enquiry, 'contacts'), detail: asked.manager_id },
    enquiry_reply_failed: { ...opened('enquiry', enquiry, 'contacts'), detail: asked.manager_id },
    enquiry_received: opened('enquiry', enquiry, 'contacts'),
  }
}

// Their mails are made by jobs of their own, which no event starts.
const withoutEvent = ['chat_unread', 'weekly_report', 'weekly_summary']

test('a notification of every kind opens the thing itself, for each of its readers', async () => {
  const events = await makeEvents()
  expect([...Object.keys(events), ...withoutEvent].toSorted()).toEqual(NotificationKind.options.toSorted())
  for (const [name, { subject, detail, path }] of Object.entries(events)) {
    const kind = NotificationKind.parse(name)
    const composed = await started.deps.db.as(system, (tx) =>
      started.deps.notificationComposers[kind](tx, {
        kind,
        event_key: newId(),
        subject,
        actor_id: null,
        detail: detail ?? null,
      }),
    )
    const roles = [...new Set(composed?.readers.map(({ role }) => role))]
    expect(roles, kind).not.toEqual([])
    for (const role of roles) expect(composed?.pathFor(role), `${kind}, ${role}`).toMatch(path(subject.id))
  }
})
