import type { AdminPayment, AdminPaymentDetails } from '@trusswell/domain/admin-payments.ts'
import { beforeAll, beforeEach } from 'vitest'
import { useApi, useDatabase } from './harness.ts'
import { makePayment } from './payments.ts'
import { makeSignedIn, type Person } from './people.ts'
import { makeProject } from './projects.ts'

export type Page = { data: AdminPayment[]; next_cursor: string | null }
export type Failure = { message: string; fields?: Record<string, string> }

/** An admin who has signed in, and a new project for each test. */
export function openAdminPayments() {
  const database = useDatabase()
  const api = useApi(database, { realSessions: true })
  const scene = {} as { admin: Person; project: Awaited<ReturnType<typeof makeProject>> }
  beforeAll(async () => {
    scene.admin = await makeSignedIn(api, 'admin')
  })
  beforeEach(async () => {
    scene.project = await makeProject(api)
  })

  const call = (method: 'GET' | 'PATCH' | 'DELETE' | 'POST', path: string, payload?: object, headers = {}) =>
    api.app.inject({
      method,
      url: `/api/admin/payments${path}`,
      headers: { ...scene.admin.headers, ...headers },
      ...(payload ? { payload } : {}),
    })
  const read = async (id: string) => (await call('GET', `/${id}`)).json<AdminPaymentDetails>()
  const make = ({ paise, description }: { paise?: number; description?: string } = {}) =>
    makePayment(database, scene.project, paise, description)
  const decide = (id: string, decision: object) => call('POST', `/${id}/claim`, decision)
  const totalsOf = async () =>
    (
      await database.rows<{ paid: number; open: number }>(
        'select paid_paise::int as paid, open_paise::int as open from project_payment_totals where project_id = $1',
        [scene.project.id],
      )
    )[0]
  return { database, api, scene, call, read, make, decide, totalsOf }
}
