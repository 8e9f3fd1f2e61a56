import { anonymous } from '@trusswell/domain/actor.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startApi, useDatabase } from '../../test/harness.ts'
import { conflictWords } from './registry.ts'

const database = useDatabase()

const upserted = 'is upserted'
const random = 'is made of a random value'
const numbered = 'is numbered under a lock'
/** Unique indexes that no request can violate. */
const without: Record<string, string> = {
  accounts_user_id_provider_id_key: 'is written once, with the account',
  application_interviewers_pkey: 'is written under a lock of the application',
  application_templates_pkey: upserted,
  audit_personal_pkey: 'belongs to an entry with a new id',
  change_requests_project_id_id_key: 'holds the primary key',
  chat_events_pkey: numbered,
  chat_mentions_pkey: 'each person of a message is mentioned once',
  chat_messages_room: 'holds the primary key',
  chat_messages_seq: numbered,
  chat_reads_pkey: upserted,
  chat_rooms_pkey: 'is written with the project, by a trigger',
  chat_texts_pkey: numbered,
  expenses_project_id_id_key: 'holds the primary key',
  idempotency_keys_pkey: upserted,
  milestones_project_id_id_key: 'holds the primary key',
  newsletter_recipients_pkey: 'is written once, when sending begins',
  notification_preferences_pkey: upserted,
  notification_rhythms_pkey: upserted,
  notifications_once: 'is written by the worker',
  organisation_private_pkey: upserted,
  parked_events_once: 'is written by the worker',
  parked_events_pkey: 'is written by the worker',
  payment_attempts_gateway_object_id_key: 'is the gateway’s own id',
  payment_events_once: upserted,
  payments_project_id_id_key: 'holds the primary key',
  project_cost_budgets_pkey: 'is written under a lock of the project',
  project_drafts_pkey: upserted,
  project_files_pkey: 'belongs to a file with a new id',
  project_members_pkey: random,
  project_reports_pkey: upserted,
  risks_project_id_id_key: 'holds the primary key',
  sessions_token_key: random,
  settings_pkey: 'rows are made by migrations',
  settings_secrets_pkey: upserted,
  site_diary_entries_project_id_id_key: 'holds the primary key',
  site_diary_photos_pkey: 'belongs to a file with a new id',
  tasks_project_id_id_key: 'holds the primary key',
  tax_rates_pkey: upserted,
}

/** Of tables into which a request writes; a primary key `id` is always a new random id. */
const indexes = () =>
  database.rows<{ name: string }>(
    `select index_class.relname::text as name from pg_index
       join pg_class index_class on index_class.oid = indexrelid
       join pg_class table_class on table_class.oid = indrelid
     where table_class.relnamespace = 'public'::regnamespace and indisunique
       and pg_get_indexdef(indexrelid) not like '%USING btree (id)'
       and (has_any_column_privilege('trusswell_app', indrelid, 'INSERT, UPDATE')
         or has_any_column_privilege('trusswell_identity', indrelid, 'INSERT, UPDATE'))
     order by 1`,
  )

test('every unique index that a request can violate has words of its own', async () => {
  const names = (await indexes()).map(({ name }) => name)
  expect(names.filter((name) => !(name in conflictWords) && !(name in without))).toEqual([])
  const gone = [...Object.keys(conflictWords), ...Object.keys(without)].filter(
    (name) => !names.includes(name),
  )
  expect(gone).toEqual([])
  expect(Object.keys(conflictWords).filter((name) => name in without)).toEqual([])
})

test('a violation is answered 409 with these words, never 500', async () => {
  const api = await startApi(database, {
    plant: (app) =>
      void app.post('/planted/:name', async ({ params }) => {
        const { name } = params as { name: string }
        await api.deps.db.as(anonymous, (tx) => sql.raw(violationOf(name)).execute(tx))
      }),
  })
  for (const { name } of await indexes()) {
    const answer = await api.app.inject({ method: 'POST', url: `/planted/${name}` })
    const message = conflictWords[name] ?? 'This entry already exists.'
    expect([answer.statusCode, answer.json()], name).toMatchObject([409, { code: 'conflict', message }])
  }
  await api.close()
})

test('of two requests that wait for each other, the one that is ended can be tried again', async () => {
  const deadlock = `do $$ begin raise deadlock_detected; end $$`
  const api = await startApi(database, {
    plant: (app) =>
      void app.post('/planted', () => api.deps.db.as(anonymous, (tx) => sql.raw(deadlock).execute(tx))),
  })
  const answer = await api.app.inject({ method: 'POST', url: '/planted' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  await api.close()
})

const violationOf = (name: string) =>
  `do $$ begin raise unique_violation using constraint = '${name}', schema = 'public'; end $$`
