create table audit_entries (
  id uuid primary key,
  -- Identity values and ids commit out of order; the transaction id tells what is certainly finished.
  txid xid8 not null default pg_current_xact_id(),
  n bigint generated always as identity,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_role text,
  action text not null,
  entity text not null,
  entity_id uuid not null,
  request_id text,
  details jsonb not null default '{}',
  personal_digests jsonb not null default '{}'
);
create index audit_entries_order on audit_entries (txid, n);
create index audit_entries_entity on audit_entries (entity, entity_id, n);

-- What an entry says of a person. Erased with the person; the entry keeps only salted digests.
create table audit_personal (
  entry_id uuid not null references audit_entries,
  field text not null,
  subject_id uuid not null,
  salt text not null,
  value text not null,
  primary key (entry_id, field)
);
create index audit_personal_subject on audit_personal (subject_id);

create table audit_chain (
  seq bigint primary key check (seq > 0),
  entry_id uuid not null unique references audit_entries,
  hash text not null
);

-- How far a background fold has come, by transaction id.
create table fold_marks (
  name text primary key,
  up_to xid8 not null
);
insert into fold_marks values ('audit_chain', '0');

create trigger append_only before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger append_only before update or delete on audit_chain
  for each row execute function refuse_change();
create trigger append_only before update on audit_personal
  for each row execute function refuse_change();

alter table audit_entries enable row level security;
alter table audit_entries force row level security;
alter table audit_personal enable row level security;
alter table audit_personal force row level security;
alter table audit_chain enable row level security;
alter table audit_chain force row level security;
alter table fold_marks enable row level security;
alter table fold_marks force row level security;

create policy write_as_self on audit_entries for insert to trusswell_app
  with check (actor_id is not distinct from app_user_id() and actor_role is not distinct from app_role());
create policy read_by_admin on audit_entries for select to trusswell_app using (app_role() = 'admin');
create policy work on audit_entries to trusswell_worker using (true) with check (actor_id is null);
create policy write on audit_personal for insert to trusswell_app with check (true);
create policy read_by_admin on audit_personal for select to trusswell_app using (app_role() = 'admin');
create policy work on audit_personal to trusswell_worker using (true) with check (true);
create policy work on audit_chain to trusswell_worker using (true) with check (true);
create policy work on fold_marks to trusswell_worker using (true) with check (true);

grant select, insert on audit_entries to trusswell_app, trusswell_worker;
grant select, insert on audit_personal to trusswell_app;
grant select, insert, delete on audit_personal to trusswell_worker;
grant select, insert on audit_chain to trusswell_worker;
grant select, update on fold_marks to trusswell_worker;
