import type { Actor } from '@trusswell/domain/actor.ts'
import { afterAll, beforeAll } from 'vitest'
import type { WorkerDeps } from '../src/deps.ts'
import { notificationJobs } from '../src/modules/notifications/jobs.ts'
import { asActor, startWorkerDeps, useApi, useDatabase } from './harness.ts'
import { makePerson } from './people.ts'
import { makeProject } from './projects.ts'
import { startRelay } from './relay.ts'
import { workNotifications } from './work-notifications.ts'

/** Events, the worker that creates their notifications, and a relay for the mails. */
export function openNotificationScene() {
  const database = useDatabase()
  const api = useApi(database)
  const clock = { now: Date.now() }
  const started = {} as { relay: Awaited<ReturnType<typeof startRelay>>; deps: WorkerDeps }
  beforeAll(async () => {
    started.relay = await startRelay()
    started.deps = await startWorkerDeps(database, {
      env: { SMTP_URL: started.relay.url },
      now: () => clock.now,
    })
  })
  afterAll(async () => {
    await started.deps.close()
    await started.relay.close()
  })

  const runJob = async (queue: string, payload: object = {}, id: string = crypto.randomUUID()) => {
    const handler = notificationJobs(started.deps).find((each) => each.queue === queue)
    if (!handler) throw new Error(`no handler takes ${queue}`)
    await handler.run(payload as never, { id })
  }
  const work = () => workNotifications(database, started.deps)
  const run = async (queue: string) => {
    await runJob(queue)
    await work()
  }
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, actor: Actor, payload?: object) =>
    api.app.inject({ method, url: `/api${url}`, headers: asActor(actor), ...(payload ? { payload } : {}) })
  const messagesOf = async (actor: Actor) =>
    (await send('GET', '/notifications', actor)).json<{
      data: { id: string; kind: string; message: string; read: boolean }[]
    }>().data
  const mailsTo = (email: string) =>
    started.relay.mails.filter(({ recipients }) => recipients.includes(email))

  async function makeTeam() {
    const project = await makeProject(api)
    return {
      project,
      client: { kind: 'user', role: 'client', id: project.client_id } as Actor,
      manager: { kind: 'user', role: 'manager', id: project.manager_id } as Actor,
      admin: { kind: 'user', role: 'admin', id: (await makePerson(api, 'admin')).id } as Actor,
    }
  }
  const emailOf = async (id: string | null) =>
    (await database.rows<{ email: string }>('select email from users where id = $1', [id]))[0]?.email ?? ''
  const wish = (
    actor: Actor,
    kind: string,
    channels: { in_app?: boolean; email?: boolean; digest?: boolean },
  ) =>
    send('PUT', '/notifications/preferences', actor, {
      data: [{ kind, in_app: true, email: false, digest: false, ...channels }],
    })
  return {
    database,
    api,
    clock,
    started,
    runJob,
    work,
    run,
    send,
    messagesOf,
    mailsTo,
    makeTeam,
    emailOf,
    wish,
  }
}

export const idOf = (actor: Actor) => (actor.kind === 'user' ? actor.id : '')
