-- A claim is inserted in the business transaction: a second request with the same key waits on the
-- primary key until the first has committed, then answers what the first answered.
create table idempotency_keys (
  actor text not null,
  route text not null,
  key uuid not null,
  fingerprint text not null,
  status smallint,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (actor, route, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy own_keys on idempotency_keys to trusswell_app
  using (actor = coalesce(app_user_id()::text, 'anonymous'))
  with check (actor = coalesce(app_user_id()::text, 'anonymous'));
create policy expire on idempotency_keys to trusswell_worker using (true);

grant select, insert, update on idempotency_keys to trusswell_app;
grant select, delete on idempotency_keys to trusswell_worker;
