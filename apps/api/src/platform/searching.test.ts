import { mostCounted } from '@trusswell/domain/list-total.ts'
import { expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../test/harness.ts'
import { makePayment } from '../../test/payments.ts'
import { organisationOf } from '../../test/people.ts'
import { adminActor, makeProject } from '../../test/projects.ts'

const database = useDatabase()
const api = useApi(database)

type Listed = { data: { id: string }[]; total: number; next_cursor: string | null }

async function find(list: string, search: string, more = ''): Promise<Listed> {
  const url = `/api/admin/${list}?search=${encodeURIComponent(search)}&limit=100&count=true${more}`
  const answer = await api.app.inject({ url, headers: asActor(adminActor) })
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer.json<Listed>()
}

const insertOrganisations = (from: number, count: number, word: string) =>
  database.admin.query(
    `insert into organisations (id, display_name, made_by_staff, created_at)
     select gen_random_uuid(), $3 || ' ' || n, true, now() - n * interval '1 second'
     from generate_series($1::int, $1::int + $2 - 1) as n`,
    [from, count, word],
  )

const namesOf = async ({ data }: Listed) =>
  (
    await database.rows<{ name: string }>(
      `select display_name as name from unnest($1::uuid[]) with ordinality as listed (id, place) join organisations using (id)
       order by place`,
      [data.map(({ id }) => id)],
    )
  ).map(({ name }) => name)

test('one or two letters are found at the beginning of a word, three anywhere', async () => {
  await insertOrganisations(1, 1, 'Xylo Works')
  await insertOrganisations(2, 1, 'Qxyl')
  await insertOrganisations(3, 1, 'Brass xy')
  await insertOrganisations(4, 1, '50% Zinc_x')
  const found = async (search: string) => namesOf(await find('organisations', search))
  expect(await found('x')).toEqual(['Xylo Works 1', 'Brass xy 3'])
  expect(await found('XY')).toEqual(['Xylo Works 1', 'Brass xy 3'])
  expect(await found('xyl')).toEqual(['Xylo Works 1', 'Qxyl 2'])
  expect(await found('0%')).toEqual([])
  expect(await found('50%')).toEqual(['50% Zinc_x 4'])
  expect(await found('c_x')).toEqual(['50% Zinc_x 4'])
})

test('a search finds the same rows in the same order, whether few or many match', async () => {
  await insertOrganisations(1, mostCounted, 'Granite Tower')
  const expected = (count: number) => Array.from({ length: count }, (_, n) => `Granite Tower ${n + 1}`)
  for (const search of ['granite', 'gr']) {
    const few = await find('organisations', search)
    expect([few.total, await namesOf(few)]).toEqual([mostCounted, expected(100)])
  }
  await insertOrganisations(mostCounted + 1, 50, 'Granite Tower')
  for (const search of ['granite', 'gr']) {
    const many = await find('organisations', search)
    expect([many.total, await namesOf(many)]).toEqual([mostCounted + 1, expected(100)])
    const next = await find('organisations', search, `&cursor=${many.next_cursor}`)
    expect((await namesOf(next)).slice(0, 2)).toEqual(['Granite Tower 101', 'Granite Tower 102'])
    const byName = await find('organisations', search, '&sort=-name')
    expect((await namesOf(byName)).slice(0, 2)).toEqual(['Granite Tower 999', 'Granite Tower 998'])
  }
  // Another filter is counted exactly, however many the search finds.
  await database.admin.query(
    `update organisations set people_count = 1 where display_name like 'Granite%' and display_name not like '%77'`,
  )
  expect((await find('organisations', 'granite', '&without_people=true')).total).toBe(10)
})

test('payments are found by their own text and by their organisation’s name, whether few or many match', async () => {
  const project = await makeProject(api)
  const own = await makePayment(database, project, 100_00, 'Marblestone steps')
  const others = [await makePayment(database, project), await makePayment(database, project)]
  await database.admin.query(`update organisations set display_name = 'Marblestone Estates' where id = $1`, [
    await organisationOf(api, project.client_id),
  ])
  const expected = [...others.toReversed(), own]
  const few = await find('payments', 'marblestone')
  expect([few.total, few.data.map(({ id }) => id)]).toEqual([3, expected])
  await database.admin.query(
    `insert into payments (id, project_id, organisation_id, amount_paise, description, project_title, created_at)
     select gen_random_uuid(), project_id, organisation_id, 100, 'Part ' || n, project_title, created_at - n * interval '1 s'
     from payments, generate_series(1, $2) n where id = $1`,
    [own, mostCounted],
  )
  const many = await find('payments', 'marblestone')
  expect([many.total, many.data.slice(0, 3).map(({ id }) => id)]).toEqual([mostCounted + 1, expected])
  await database.admin.query(`update payments set deleted_at = now() where id = any($1)`, [[own]])
  expect((await find('payments', 'marblestone', '&deleted=true')).data.map(({ id }) => id)).toEqual([own])
})

test('payments are found by what their organisation is called now, after a merge too', async () => {
  const project = await makeProject(api)
  const payment = await makePayment(database, project)
  const organisation = await organisationOf(api, project.client_id)
  await database.admin.query(
    `update organisations set display_name = 'Kadamba Homes', legal_name = 'Kadamba Realty LLP', gstin = '36AAAAA0000A1Z5'
     where id = $1`,
    [organisation],
  )
  const idsOf = async (search: string) => (await find('payments', search)).data.map(({ id }) => id)
  for (const search of ['kadamba homes', 'realty llp', '36aaaaa0000a1z5'])
    expect(await idsOf(search)).toEqual([payment])
  const other = await makeProject(api)
  const into = await organisationOf(api, other.client_id)
  await database.admin.query(`update organisations set display_name = 'Peepal Grove' where id = $1`, [into])
  await database.admin.query('update payments set organisation_id = $2 where id = $1', [payment, into])
  expect([await idsOf('kadamba'), await idsOf('peepal')]).toEqual([[], [payment]])
})

test('the palette finds the newest of a common word as the list does, behind rows that its filters leave out too', async () => {
  await insertOrganisations(1, 700, 'Basalt Yard')
  const asPalette = async (path: string) => {
    const answer = await api.app.inject({ url: `/api/${path}`, headers: asActor(adminActor) })
    return namesOf(answer.json<Listed>())
  }
  for (const search of ['basalt', 'ba', 'yard 2'])
    expect(await asPalette(`admin/organisations?limit=5&search=${encodeURIComponent(search)}`)).toEqual(
      (await namesOf(await find('organisations', search))).slice(0, 5),
    )
  await database.admin.query(
    `update organisations set people_count = 0, made_by_staff = false where display_name like 'Basalt Yard%'
     and display_name <> 'Basalt Yard 699'`,
  )
  expect(await asPalette('clients?limit=5&search=basalt')).toEqual(['Basalt Yard 699'])
})
