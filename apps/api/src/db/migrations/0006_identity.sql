-- People, and how they prove who they are. Credentials and sessions are for the identity role alone.
create table users (
  id uuid primary key,
  name text not null check (length(name) between 2 and 120),
  email text not null check (email = lower(email) and length(email) <= 254),
  email_verified boolean not null default false,
  image text,
  role text not null default 'client' check (role in ('admin', 'manager', 'client')),
  two_factor_enabled boolean not null default false,
  -- The address that a change was asked for, until it is confirmed from there.
  pending_email text check (pending_email = lower(pending_email)),
  deactivated_at timestamptz,
  last_active_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search text generated always as (lower(name || ' ' || email)) stored
);
-- A deleted person's address is free for a new account.
create unique index users_email on users (email) where deleted_at is null;
create index users_list on users (created_at desc, id desc) where deleted_at is null;
create index users_by_role on users (role, created_at desc, id desc) where deleted_at is null;
create index users_deleted on users (created_at desc, id desc) where deleted_at is not null;
create index users_purge on users (deleted_at) where deleted_at is not null;
create index users_search on users using gin (search gin_trgm_ops);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  -- When the password was last given; some acts ask for it again.
  authenticated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table accounts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  provider_id text not null check (provider_id = 'credential'),
  password text,
  -- The library wants these columns; with passwords only they stay empty.
  access_token text check (access_token is null),
  refresh_token text check (refresh_token is null),
  id_token text check (id_token is null),
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, provider_id)
);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
create index verifications_expiry on verifications (expires_at);

create table two_factors (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- A promise of a role to an address. The link in the mail is signed, so nothing secret is stored.
create table invitations (
  id uuid primary key,
  email text not null check (email = lower(email)),
  name text not null,
  role text not null check (role in ('admin', 'manager', 'client')),
  invited_by uuid not null references users,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index invitations_open on invitations (email) where accepted_at is null;

alter table users enable row level security;
alter table users force row level security;
alter table sessions enable row level security;
alter table sessions force row level security;
alter table accounts enable row level security;
alter table accounts force row level security;
alter table verifications enable row level security;
alter table verifications force row level security;
alter table two_factors enable row level security;
alter table two_factors force row level security;
alter table invitations enable row level security;
alter table invitations force row level security;

-- Deleted people do not exist for sign-in, so their address can be theirs again.
create policy identity on users to trusswell_identity using (deleted_at is null) with check (true);
create policy count_admins on users for select to trusswell_owner using (true);
create policy identity on sessions to trusswell_identity using (true) with check (true);
create policy identity on accounts to trusswell_identity using (true) with check (true);
create policy identity on verifications to trusswell_identity using (true) with check (true);
create policy identity on two_factors to trusswell_identity using (true) with check (true);
create policy identity on invitations to trusswell_identity using (true) with check (true);
create policy work on users to trusswell_worker using (true) with check (true);
create policy work on invitations to trusswell_worker using (true);
create policy expire on sessions to trusswell_worker using (true);
create policy expire on verifications to trusswell_worker using (true);

create policy see_self on users for select to trusswell_app using (id = app_user_id());
create policy staff_see_people on users for select to trusswell_app
  using (app_role() = 'admin' or (app_role() = 'manager' and deleted_at is null));
create policy edit_self on users for update to trusswell_app
  using (id = app_user_id() and app_role() <> 'admin') with check (id = app_user_id() and role = app_role() and deactivated_at is null);
create policy admin_edits on users for update to trusswell_app
  using (app_role() = 'admin') with check (app_role() = 'admin');
create policy admin_invites on invitations to trusswell_app
  using (app_role() = 'admin') with check (app_role() = 'admin' and invited_by = app_user_id());

grant select, insert, update, delete on users, sessions, accounts, verifications, two_factors to trusswell_identity;
grant select, update on invitations to trusswell_identity;
grant select, update on users to trusswell_app;
grant select, insert, update, delete on invitations to trusswell_app;
grant select, delete on users to trusswell_worker;
grant select on invitations to trusswell_worker;
grant select, delete on sessions, verifications to trusswell_worker;

-- The identity code writes mails into the queue and lines into the audit log like everybody else.
grant insert on audit_entries, audit_personal to trusswell_identity;
create policy write_by_identity on audit_entries for insert to trusswell_identity with check (true);
create policy write_by_identity on audit_personal for insert to trusswell_identity with check (true);

-- Somebody must always be able to get in: the last active admin stays.
create function keep_an_admin() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- Two admins who demote each other at once must not both succeed.
  perform pg_advisory_xact_lock(hashtext('keep_an_admin'));
  if not exists (
    select from users where role = 'admin' and deactivated_at is null and deleted_at is null and id <> old.id
  ) then
    raise exception 'the last admin stays' using errcode = 'TW001';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger keep_an_admin_update before update on users for each row
  when (old.role = 'admin' and old.deactivated_at is null and old.deleted_at is null
    and (new.role <> 'admin' or new.deactivated_at is not null or new.deleted_at is not null))
  execute function keep_an_admin();
