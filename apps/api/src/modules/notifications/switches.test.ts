import type { Actor } from '@trusswell/domain/actor.ts'
import { NotificationKind } from '@trusswell/domain/notifications.ts'
import { defaultSettings } from '@trusswell/domain/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'
import { everyDayIsAWorkingDay } from '../../../test/working-days.ts'
import { startRelay } from '../../../test/relay.ts'
import type { WorkerDeps } from '../../deps.ts'
import { identityJobs } from '../identity/jobs.ts'
import { notificationJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database)
const clock = { now: Date.now() }
const relay = await startRelay()
let deps: WorkerDeps
beforeAll(async () => {
  await everyDayIsAWorkingDay(database)
  deps = await startWorkerDeps(database, { env: { SMTP_URL: relay.url }, now: () => clock.now })
})
afterAll(async () => {
  await deps.close()
  await relay.close()
})

const handle = (queue: string, payload: object) =>
  notificationJobs(deps)
    .find((handler) => handler.queue === queue)
    ?.run(payload as never, { id: crypto.randomUUID() })
async function work() {
  for (;;) {
    const jobs = await database.rows<{ name: string; payload: object }>(
      `delete from pgboss.job where name like 'notifications.%' returning name, data->'payload' as payload`,
    )
    if (jobs.length === 0) return
    for (const { name, payload } of jobs) await handle(name, payload)
  }
}
const send = (method: 'GET' | 'PATCH' | 'PUT', url: string, actor: Actor, payload?: object) =>
  api.app.inject({ method, url: `/api${url}`, headers: asActor(actor), ...(payload ? { payload } : {}) })
async function set(changes: object) {
  const notificationSettings = { ...defaultSettings.notificationSettings, ...changes }
  const answer = await send('PUT', '/admin/settings', adminActor, {
    ...defaultSettings,
    notificationSettings,
  })
  expect(answer.statusCode).toBe(200)
}
const switchedOff = async (actor: Actor) =>
  (await send('GET', '/notifications/preferences', actor)).json<{ switched_off: string[] }>().switched_off

async function scene() {
  const project = await makeProject(api)
  const client: Actor = { kind: 'user', role: 'client', id: project.client_id }
  const [row] = await database.rows<{ email: string }>('select email from users where id = $1', [client.id])
  return {
    client,
    changeStatus: (status: string) =>
      send(
        'PATCH',
        `/projects/${project.id}`,
        { kind: 'user', role: 'manager', id: project.manager_id },
        { status },
      ),
    mails: () => relay.mails.filter(({ recipients }) => recipients.includes(row?.email ?? '')).length,
    inApp: async () => (await send('GET', '/notifications', client)).json<{ data: object[] }>().data.length,
  }
}

test('company-wide switches bound the e-mails that people choose; the app lists every notification', async () => {
  const { client, changeStatus, mails, inApp } = await scene()
  await changeStatus('on_hold')
  await work()
  expect([mails(), await inApp(), await switchedOff(client)]).toEqual([1, 1, []])

  await set({ projectUpdates: false })
  expect(await switchedOff(client)).toContain('status_changed')
  expect(await switchedOff(adminActor)).not.toContain('application_received')
  await changeStatus('in_progress')
  await work()
  expect([mails(), await inApp()]).toEqual([1, 2])

  await set({ applicationUpdates: false, paymentUpdates: false })
  const isOff = (kind: string) => kind === 'application_received' || kind.startsWith('payment_')
  expect(await switchedOff(adminActor)).toEqual(NotificationKind.options.filter(isOff))
  await changeStatus('on_hold')
  await work()
  expect([mails(), await inApp()]).toEqual([2, 3])

  await set({ emailNotifications: false })
  expect(await switchedOff(client)).toEqual(expect.arrayContaining(['status_changed', 'enquiry_received']))
  await changeStatus('in_progress')
  await work()
  expect([mails(), await inApp()]).toEqual([2, 4])
  await set({})
})

test('a mail or summary that is switched off before it goes out isn’t sent', async () => {
  const { client, changeStatus, mails, inApp } = await scene()
  const data = [{ kind: 'status_changed', in_app: true, email: true, digest: true }]
  await send('PUT', '/notifications/preferences', client, { data })
  await changeStatus('on_hold')
  // The notification is made, with a mail to follow.
  for (const { payload } of await database.rows<{ payload: object }>(
    `delete from pgboss.job where name = 'notifications.create' returning data->'payload' as payload`,
  ))
    await handle('notifications.create', payload)
  expect(await database.count(`pgboss.job where name = 'notifications.send-mail'`)).toBeGreaterThan(0)

  await set({ emailNotifications: false })
  await work()
  clock.now += 2 * 86_400_000
  await handle('notifications.digest', {})
  await work()
  await set({})
  // Nor is it made up for later.
  await handle('notifications.digest', {})
  await work()
  expect([mails(), await inApp()]).toEqual([0, 1])
})

test('mails about the account and its security are sent whatever is switched off', async () => {
  const { client, mails } = await scene()
  await set({ emailNotifications: false, projectUpdates: false, paymentUpdates: false })
  const user = { user_id: client.kind === 'user' ? client.id : '' }
  for (const queue of ['identity.send-reset', 'identity.tell-password-changed'])
    await identityJobs(deps)
      .find((handler) => handler.queue === queue)
      ?.run(user as never, { id: crypto.randomUUID() })
  await set({})
  expect(mails()).toBe(2)
})
