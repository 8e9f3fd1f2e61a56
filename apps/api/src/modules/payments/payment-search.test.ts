import type { Actor } from '@trusswell/domain/actor.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makePayment } from '../../../test/payments.ts'
import { joinOrganisationOf, makePerson } from '../../../test/people.ts'
import { makeProject } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database)

test('clients and managers search the payments of their own projects by description, project and number', async () => {
  const project = await makeProject(api)
  const id = await makePayment(database, project, 100_00, 'Basalt cladding')
  const plain = await makePayment(database, project)
  await makePayment(database, await makeProject(api), 100_00, 'Basalt steps')
  await database.admin.query('update payments set invoice_number = $2 where id = $1', [id, 'TWI/26/0917'])
  const viewer = await makePerson(api, 'client')
  await joinOrganisationOf(api, project.client_id, viewer.id, 'viewer')

  const find = async (person: string, role: 'client' | 'manager', search: string) => {
    const actor: Actor = { kind: 'user', id: person, role }
    const url = `/api/${role}/payments?search=${encodeURIComponent(search)}`
    const answer = await api.app.inject({ url, headers: asActor(actor) })
    return answer.json<{ data: Payment[] }>().data.map((payment) => payment.id)
  }
  for (const [person, role] of [
    [project.client_id, 'client'],
    [viewer.id, 'client'],
    [project.manager_id, 'manager'],
  ] as const) {
    expect(await find(person, role, 'BASALT')).toEqual([id])
    expect(await find(person, role, 'twi/26/0917')).toEqual([id])
    expect(await find(person, role, `Project ${project.id}`)).toEqual([plain, id])
    expect(await find(person, role, 'basalt%')).toEqual([])
  }
})
