import { glob, readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '../../test/harness.ts'

const database = useDatabase()

// Read from the catalogue, so that a new table, function or policy is covered without being listed here.
const ours = `not in ('pg_catalog', 'information_schema', 'pg_toast')`
const ofNoExtension = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`

type Rule = { title: string; sql: string; allowed?: string[]; plant: string; finds: string }
const rules: Rule[] = [
  {
    title: 'every table has row-level security, enabled and forced',
    sql: `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)`,
    // Names and checksums of migrations; only the owner has a grant on it.
    allowed: ['schema_migrations'],
    plant: 'create table planted (); alter table planted enable row level security',
    finds: 'planted',
  },
  {
    title: 'every definer function, and what it calls by a path of its own, searches temporary tables last',
    sql: `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = pronamespace
      left join lateral (
        select substr(setting, length('search_path=') + 1) as path from unnest(proconfig) as setting
        where setting like 'search_path=%'
      ) own on true
      where nspname ${ours} and ${ofNoExtension('pg_proc', 'p.oid')} and (prosecdef or path is not null)
        and (path is null or path !~ ',\\s*pg_temp$')`,
    plant: `create function planted() returns int language sql security definer set search_path = public return 1`,
    finds: 'planted()',
  },
  {
    title:
      'a definer function answers with a boolean or ids, or is a trigger: rows are read under their policies',
    sql: `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = pronamespace
      where nspname ${ours} and ${ofNoExtension('pg_proc', 'p.oid')} and prosecdef
        and prorettype not in ('boolean'::regtype, 'uuid'::regtype, 'uuid[]'::regtype, 'trigger'::regtype)`,
    // The ids of positions are words of their URL.
    allowed: ['matching_positions(text[],integer)'],
    plant: `create function planted() returns setof users language sql security definer
      set search_path = public, pg_temp begin atomic select * from users; end`,
    finds: 'planted()',
  },
  {
    title: 'PUBLIC can execute no function of ours',
    sql: `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = pronamespace,
        aclexplode(coalesce(proacl, acldefault('f', proowner))) acl
      where nspname ${ours} and ${ofNoExtension('pg_proc', 'p.oid')} and acl.grantee = 0`,
    plant: 'create function planted() returns int language sql return 1',
    finds: 'planted()',
  },
  {
    title: 'PUBLIC has no grant on a table, view, sequence or column',
    sql: `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname ${ours} and ${ofNoExtension('pg_class', 'c.oid')} and (
        exists (select from aclexplode(relacl) acl where acl.grantee = 0)
        or exists (select from pg_attribute, aclexplode(attacl) acl where attrelid = c.oid and acl.grantee = 0))`,
    plant: 'grant select (id) on users to public',
    finds: 'users',
  },
  {
    title: 'PUBLIC can neither connect, create temporary tables nor use a schema',
    sql: `select privilege_type || ' on database' as name
      from pg_database, aclexplode(coalesce(datacl, acldefault('d', datdba))) acl
      where datname = current_database() and acl.grantee = 0
      union all select privilege_type || ' on ' || nspname
      from pg_namespace, aclexplode(coalesce(nspacl, acldefault('n', nspowner))) acl
      where nspname ${ours} and nspname !~ '^pg_(toast_)?temp_' and acl.grantee = 0`,
    plant: `do $$ begin execute format('grant temporary on database %I to public', current_database()); end $$`,
    finds: 'TEMPORARY on database',
  },
  {
    title: 'what the owner creates next grants nothing to PUBLIC',
    sql: `select kind::text || ': ' || privilege_type as name
      from (values ('f'::"char", 'f'::"char"), ('r', 'r'), ('S', 's'), ('n', 'n')) as object (kind, as_default)
      left join pg_default_acl on defaclobjtype = kind and defaclnamespace = 0
        and defaclrole = 'trusswell_owner'::regrole,
        aclexplode(coalesce(defaclacl, acldefault(as_default, 'trusswell_owner'::regrole))) acl
      where acl.grantee = 0
      union all select defaclobjtype::text || ' in ' || defaclnamespace::regnamespace || ': ' || privilege_type
      from pg_default_acl, aclexplode(defaclacl) acl where acl.grantee = 0 and defaclnamespace <> 0`,
    plant: `alter default privileges for role trusswell_owner grant execute on functions to public`,
    finds: 'f: EXECUTE',
  },
  {
    title: 'the application updates by column, never by whole tables',
    sql: `select relname::text as name from pg_class, aclexplode(relacl) acl
      where relnamespace = 'public'::regnamespace and acl.grantee = 'trusswell_app'::regrole
        and acl.privilege_type = 'UPDATE'`,
    plant: 'grant update on users to trusswell_app',
    finds: 'users',
  },
  {
    title: 'a policy lets the application read or change every row only where the table is public',
    sql: `select tablename || '.' || policyname as name from pg_policies
      where roles && array['trusswell_app', 'public']::name[] and permissive = 'PERMISSIVE' and qual = 'true'`,
    // What a visitor can find on the site.
    allowed: ['search_documents.anyone_reads'],
    plant: 'create policy planted on payments for select using (true)',
    finds: 'payments.planted',
  },
  {
    title: 'neither the application nor the worker can read a credential',
    sql: `select replace(rolname, 'trusswell_', '') || ': ' || relname || '.' || attname as name
      from pg_roles, pg_class c join pg_attribute on attrelid = c.oid
      where rolname in ('trusswell_app', 'trusswell_worker') and relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped
        and (relname in ('sessions', 'accounts', 'verifications', 'two_factors')
          or attname ~ 'password|secret|token|backup_code')
        and has_column_privilege(rolname, c.oid, attnum, 'SELECT')`,
    allowed: [
      // Hashes of links; policies show the application the one whose token it was given.
      'app: application_tokens.token_hash',
      'worker: application_tokens.token_hash',
      // The columns by which the worker deletes what has expired.
      'worker: sessions.expires_at',
      'worker: sessions.id',
      'worker: verifications.expires_at',
      'worker: verifications.id',
    ],
    plant: 'grant select on sessions to trusswell_worker',
    finds: 'worker: sessions.token',
  },
  {
    title: 'application and identity add jobs, but read none',
    sql: `select replace(rolname, 'trusswell_', '') || ': ' || relname || '.' || attname as name
      from pg_roles, pg_class c join pg_attribute on attrelid = c.oid
      where rolname in ('trusswell_app', 'trusswell_identity') and relnamespace = 'pgboss'::regnamespace
        and relkind in ('r', 'p') and relname not in ('queue', 'version') and attnum > 0 and not attisdropped
        and has_column_privilege(rolname, c.oid, attnum, 'SELECT')`,
    // What an insert returns.
    allowed: ['app', 'identity'].flatMap((role) =>
      ['job.id', 'job.start_after', 'job_common.id', 'job_common.start_after'].map(
        (column) => `${role}: ${column}`,
      ),
    ),
    plant: 'grant select on pgboss.job_common to trusswell_app',
    finds: 'app: job_common.data',
  },
  {
    title: 'no role of ours can make or fill a large object',
    sql: `select rolname || ': ' || p.oid::regprocedure as name from pg_roles, pg_proc p
      where rolname ~ '^trusswell_' and pronamespace = 'pg_catalog'::regnamespace
        and proname in ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_import', 'lo_put', 'lo_open', 'lowrite',
          'lo_truncate', 'lo_truncate64')
        and has_function_privilege(rolname, p.oid, 'EXECUTE')`,
    plant: 'grant execute on function lo_from_bytea(oid, bytea) to public',
    finds: 'trusswell_app: lo_from_bytea(oid,bytea)',
  },
]

describe.each(rules)('$title', ({ sql, allowed = [], plant, finds }) => {
  let client: pg.Client
  const exceptions = async () =>
    (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name).toSorted()
  beforeEach(async () => {
    client = new pg.Client({ connectionString: database.urlOf('admin') })
    await client.connect()
    await client.query('begin')
  })
  afterEach(async () => {
    await client.query('rollback')
    await client.end()
  })

  test('without exceptions but the named ones', async () => {
    expect(await exceptions()).toEqual(allowed)
  })
  test('and a planted exception is noticed', async () => {
    await client.query(plant)
    expect((await exceptions()).filter((name) => !allowed.includes(name))).toContain(finds)
  })
})

test('every definer function is called by a trigger, a policy, another function or our code', async () => {
  const api = new URL('..', import.meta.url).pathname
  const sources: string[] = []
  for await (const path of glob('**/*.ts', { cwd: api }))
    if (!path.endsWith('.test.ts')) sources.push(await readFile(`${api}/${path}`, 'utf8'))
  const code = sources.join('\n')
  const uncalled = async () => {
    const rows = await database.rows<{ name: string; signature: string }>(
      `select proname::text as name, p.oid::regprocedure::text as signature
       from pg_proc p join pg_namespace n on n.oid = pronamespace
       where nspname ${ours} and ${ofNoExtension('pg_proc', 'p.oid')} and prosecdef
         and not exists (select from pg_depend where refclassid = 'pg_proc'::regclass and refobjid = p.oid)
         and not exists (select from pg_proc f where f.oid <> p.oid and f.prosrc ~ format('\\m%s\\M', p.proname))`,
    )
    return rows.filter(({ name }) => !code.includes(`${name}(`)).map(({ signature }) => signature)
  }
  expect(await uncalled()).toEqual([])
  await database.admin.query(
    'create function planted() returns int language sql security definer set search_path = public return 1',
  )
  expect(await uncalled()).toEqual(['planted()'])
  await database.admin.query('drop function planted()')
})

describe.each([
  {
    role: 'app',
    // Each writes a table whose definer trigger reads or writes `shadowed`.
    shadowed:
      'search_documents (kind text, id text, title text, summary text, body text, path text, shown_until date)',
    act: `set app.role = 'admin';
      insert into jobs (id, title, department, location, type, experience, description, posted_on)
      values ('planted', 'A', 'B', 'C', 'D', 'E', 'F', '2026-01-01')`,
  },
  {
    role: 'identity',
    shadowed: 'organisations (named_after uuid, display_name text)',
    act: `update users set name = 'Renamed' where email = 'shadow@people.example'`,
  },
  {
    role: 'worker',
    shadowed: 'job_applications (resume_file uuid, resume jsonb)',
    act: `update files set name = 'renamed.pdf'`,
  },
] as const)('as trusswell_$role', ({ role, shadowed, act }) => {
  let client: pg.Client
  beforeEach(async () => {
    await database.admin.query(
      `insert into users (id, name, email) values (gen_random_uuid(), 'Shadow', 'shadow@people.example')
       on conflict do nothing;
       insert into files (id, purpose, name, type, size, sha256)
       values (gen_random_uuid(), 'resume', 'a.pdf', 'application/pdf', 1, repeat('0', 64))`,
    )
    client = new pg.Client({ connectionString: database.urlOf(role) })
    await client.connect()
  })
  afterEach(() => client.end())

  test('a statement ends after a minute, unless the session says otherwise', async () => {
    expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '1min' }])
  })

  test('no temporary table can be created', async () => {
    await expect(client.query('create temp table shadow ()')).rejects.toThrow(
      'permission denied to create temporary tables',
    )
  })

  test('a temporary table in place of a real one runs no code as the owner', async () => {
    // The second line of defence: as if the first one had been lost.
    await database.admin.query(`grant temporary on database ${database.name} to trusswell_${role}`)
    const name = shadowed.split(' ')[0]
    await client.query(`create temp table ${shadowed}`)
    await client.query(`insert into pg_temp.${name} default values; grant all on pg_temp.${name} to public`)
    await client.query(`
      create function pg_temp.escalate() returns trigger language plpgsql as $$
      begin
        perform set_config('escalation.ran_as', current_user, false);
        return null;
      end
      $$;
      grant execute on function pg_temp.escalate() to public;
      create trigger escalate before insert or update or delete on pg_temp.${name}
        for each statement execute function pg_temp.escalate()`)
    await client.query(act)
    const { rows } = await client.query(`select current_setting('escalation.ran_as', true) as ran_as`)
    await database.admin.query(`revoke temporary on database ${database.name} from trusswell_${role}`)
    expect(rows).toEqual([{ ran_as: null }])
  })
})

test.each(
  (['identity', 'worker'] as const).flatMap((role) => [
    { role, call: `unnest(matching_ids('projects', array['%'], 10))` },
    { role, call: `unnest(matching_positions(array['%'], 10))` },
    { role, call: `find_message_ids(gen_random_uuid(), 'everyone', 'slab', null, 10)` },
  ]),
)('trusswell_$role cannot call $call', async ({ role, call }) => {
  const client = new pg.Client({ connectionString: database.urlOf(role) })
  await client.connect()
  await client.query(`set app.role = 'admin'`)
  await expect(client.query(`select * from ${call}`)).rejects.toThrow('permission denied for function')
  await client.end()
})
