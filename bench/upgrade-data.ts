import type pg from 'pg'

export const seedPassword = 'harbour-lamp-52-teak'

/** Clients with two projects each, a manager, a payment and a milestone, as the previous version stores them. */
export async function addClients(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into users (id, name, email, role, email_verified)
     select gen_random_uuid(), 'Client ' || n, 'load' || n || '@people.example', 'client', true from generate_series(1, $1) n`,
    [count],
  )
  await client.query(
    `insert into accounts (id, user_id, provider_id, account_id, password)
     select gen_random_uuid(), u.id, a.provider_id, u.id::text, a.password
     from users u, accounts a join users seeded on seeded.id = a.user_id and seeded.email = 'client1@trusswell.example'
     where u.email like 'load%@people.example'`,
  )
  await client.query(
    `insert into projects (id, client_id, client_name, title, description)
     select gen_random_uuid(), u.id, '', 'Works ' || n || ' for ' || u.name, 'Two floors'
     from users u, generate_series(1, 2) n where u.email like 'load%@people.example'`,
  )
  await client.query(
    `insert into project_members (project_id, id, user_id, name, duty)
     select p.id, gen_random_uuid(), m.id, '', 'project_manager' from projects p
       join users u on u.id = p.client_id and u.email like 'load%@people.example'
       join users m on m.email = case when p.title like 'Works 1%' then 'manager1@trusswell.example' else 'manager2@trusswell.example' end`,
  )
  await client.query(
    `insert into payments (id, project_id, client_id, amount_paise, description)
     select gen_random_uuid(), p.id, p.client_id, 100000, 'Running bill' from projects p
       join users u on u.id = p.client_id and u.email like 'load%@people.example'`,
  )
  await client.query(
    `insert into milestones (id, project_id, title, description, due_date, baseline_date, added_by)
     select gen_random_uuid(), p.id, 'Slab', 'Cast and cured.', current_date + 30, current_date + 30, p.client_id from projects p
       join users u on u.id = p.client_id and u.email like 'load%@people.example'`,
  )
}

/** For each project who sees it, by the policies and as the previous version asks: it sets the person and the role only. */
export async function peopleOfProjects(client: pg.Client): Promise<Map<string, string>> {
  const { rows: people } = await client.query<{ id: string; role: string; email: string }>(
    `select id, role, email from users where role <> 'admin' order by email`,
  )
  const seenBy = new Map<string, string[]>()
  for (const { id, role, email } of people) {
    await client.query('begin; set local role trusswell_app')
    await client.query(`select set_config('app.user_id', $1, true), set_config('app.role', $2, true)`, [
      id,
      role,
    ])
    const { rows } = await client.query<{ id: string }>('select id from projects')
    await client.query('rollback')
    for (const project of rows) seenBy.set(project.id, [...(seenBy.get(project.id) ?? []), email])
  }
  return new Map([...seenBy].map(([id, emails]) => [id, emails.join(' ')]))
}
