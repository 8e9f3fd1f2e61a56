import { afterAll, beforeAll, expect } from 'vitest'
import type { WorkerDeps } from '../src/deps.ts'
import { jobHandlers, queues } from '../src/modules/registry.ts'
import { runJobs } from '../src/platform/job-runner.ts'
import { startWorkerDeps, useApi, useDatabase } from './harness.ts'
import { startRelay } from './relay.ts'

export const strongPassword = 'quiet-river-41-mango'

let addresses = 0

/** An API with real sessions and requests to it, each from an address of its own. */
export function useAccounts() {
  const database = useDatabase()
  const api = useApi(database, { realSessions: true })
  const post = (
    url: string,
    payload: object,
    headers: Record<string, string> = {},
    ip = `10.2.0.${(addresses += 1) % 250}`,
  ) => api.app.inject({ method: 'POST', url: `/api${url}`, payload, headers, remoteAddress: ip })
  const me = (headers: Record<string, string>, target = api) => target.app.inject({ url: '/api/me', headers })
  return { database, api, post, me }
}

/** A worker beside it, and the mails that it sends. */
export async function useMails(database: ReturnType<typeof useDatabase>) {
  const relay = await startRelay()
  let worker: WorkerDeps
  beforeAll(async () => {
    worker = await startWorkerDeps(database, {
      env: { SMTP_URL: relay.url, PUBLIC_ORIGIN: 'https://trusswell.example' },
    })
    await runJobs(worker, queues, await jobHandlers(worker))
  })
  afterAll(async () => {
    await worker.close()
    await relay.close()
  })
  const mailTo = async (email: string, subject: string) => {
    await expect
      .poll(() => relay.mails.some((mail) => mail.recipients[0] === email && mail.subject === subject), {
        timeout: 10_000,
      })
      .toBe(true)
    return relay.mails.findLast((mail) => mail.recipients[0] === email && mail.subject === subject)
  }
  const jobsDone = () =>
    expect
      .poll(() => database.count(`pgboss.job where name like 'identity.%' and state <> 'completed'`))
      .toBe(0)
  return { relay, mailTo, jobsDone }
}

export const tokenIn = (text: string | undefined) => /(?:token=|change=)([\w.-]+)/.exec(text ?? '')?.[1] ?? ''
