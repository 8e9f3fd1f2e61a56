-- Attempts to sign in, for 90 days: for which account or address, from where, and how they ended. The address is a keyed
-- hash, so that guesses at one address are seen as such although it may have no account and isn't stored.
create table sign_in_attempts (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  address text not null,
  ip_address text not null,
  outcome text not null check (outcome in ('ok', 'wrong_password', 'wrong_code', 'unknown_account', 'limited')),
  at timestamptz not null default now(),
  check (user_id is null or outcome <> 'unknown_account')
);
create index sign_in_attempts_user on sign_in_attempts (user_id, at);
create index sign_in_attempts_expiry on sign_in_attempts (at);

alter table sign_in_attempts enable row level security;
alter table sign_in_attempts force row level security;
create policy identity on sign_in_attempts to trusswell_identity using (true) with check (true);
create policy expire on sign_in_attempts for select to trusswell_worker using (true);
create policy expire_old on sign_in_attempts for delete to trusswell_worker using (at < now() - interval '90 days');
grant select, insert (id, user_id, address, ip_address, outcome) on sign_in_attempts to trusswell_identity;
grant select (at), delete on sign_in_attempts to trusswell_worker;
