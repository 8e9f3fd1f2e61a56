-- A client is an organisation with people. This file adds what is needed beside what is there: processes of the previous
-- version go on writing people, projects and payments without an organisation, and triggers fill it in.
create table organisations (
  id uuid primary key,
  display_name text not null check (length(display_name) between 1 and 120),
  legal_name text not null default '' check (length(legal_name) <= 200),
  billing_address text not null default '' check (length(billing_address) <= 500),
  -- The GST code of the state; empty, like every text here, while it isn't known.
  state text not null default '' check (state ~ '^([0-9]{2})?$'),
  gst_category text not null default 'unregistered'
    check (gst_category in ('regular', 'sez', 'unregistered', 'government')),
  gstin text not null default '' check (gstin ~ '^([0-9]{2}[A-Z0-9]{13})?$'),
  phone text not null default '' check (length(phone) <= 32),
  -- Whose name it bears, until it gets one of its own.
  named_after uuid references users on delete set null,
  made_by_staff boolean not null default false,
  created_by uuid,
  -- Written by triggers, so that lists need not read people and projects.
  people_count integer not null default 0,
  confirmed_count integer not null default 0,
  projects_count integer not null default 0,
  people_text text not null default '',
  -- Anybody can sign up with somebody else's name and address.
  choosable boolean not null generated always as (made_by_staff or confirmed_count > 0) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search text not null
    generated always as (lower(display_name || ' ' || legal_name || ' ' || gstin || ' ' || people_text)) stored
);
create index organisations_list on organisations (created_at desc, id desc);
create index organisations_choosable on organisations (created_at desc, id desc) where choosable;
create index organisations_without_people on organisations (created_at desc, id desc) where people_count = 0;
create index organisations_named_after on organisations (named_after) where named_after is not null;
create index organisations_search on organisations using gin (search gin_trgm_ops) with (fastupdate = off);

-- What not everybody who sees the organisation may see: a row for each field, so that policies can tell them apart.
create table organisation_private (
  organisation_id uuid not null references organisations on delete cascade,
  field text not null check (field in ('pan', 'notes')),
  value text not null check (length(value) <= 10000),
  primary key (organisation_id, field),
  constraint pan_is_one check (field <> 'pan' or value ~ '^([A-Z]{5}[0-9]{4}[A-Z])?$')
);

alter table organisations enable row level security;
alter table organisations force row level security;
alter table organisation_private enable row level security;
alter table organisation_private force row level security;
create policy upkeep on organisations to trusswell_owner using (true) with check (true);
create policy upkeep on organisation_private to trusswell_owner using (true) with check (true);
create policy upkeep on users for update to trusswell_owner using (true) with check (true);

-- Deferred, because a person's own organisation is made after the person.
alter table users
  add column organisation_id uuid references organisations deferrable initially deferred,
  add column organisation_role text check (organisation_role in ('owner', 'finance', 'viewer'));
alter table projects add column organisation_id uuid references organisations;
alter table payments add column organisation_id uuid references organisations;
alter table invitations
  add column organisation_id uuid references organisations on delete cascade,
  add column organisation_role text check (organisation_role in ('owner', 'finance', 'viewer')),
  add constraint invitations_organisation
    check ((organisation_id is null) = (organisation_role is null) and (organisation_id is null or role = 'client'));
-- One open invitation of an address for each organisation: none of them learns of the others.
drop index invitations_open;
create unique index invitations_open on invitations (email, organisation_id) nulls not distinct where accepted_at is null;
-- Clients belong to an organisation, staff to none. Only the id is set here: an insert that ends in a conflict must not
-- leave an organisation behind.
create function assign_organisation() returns trigger language plpgsql as $$
begin
  if new.role <> 'client' then
    new.organisation_id := null;
    new.organisation_role := null;
  elsif new.organisation_id is null then
    new.organisation_id := gen_random_uuid();
    new.organisation_role := 'owner';
  end if;
  return new;
end
$$;
create trigger assign_organisation before insert or update of role, organisation_id on users
  for each row execute function assign_organisation();

-- Makes a person's own organisation, and deletes the one left behind when nothing is in it.
create policy upkeep on notifications to trusswell_owner using (true) with check (true);
create policy upkeep on audit_personal to trusswell_owner using (true);
create function keep_organisations() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  left_behind uuid;
begin
  if tg_op <> 'DELETE' and new.organisation_id is not null then
    insert into organisations (id, display_name, named_after) values (new.organisation_id, new.name, new.id)
      on conflict (id) do nothing;
  end if;
  if tg_op = 'INSERT' or old.organisation_id is null
    or (tg_op = 'UPDATE' and new.organisation_id is not distinct from old.organisation_id) then
    return null;
  end if;
  left_behind := old.organisation_id;
  perform from organisations where id = left_behind for update;
  if tg_op = 'UPDATE' then
    delete from notifications
      where user_id = old.id and project_id in (select id from projects where organisation_id = left_behind);
  end if;
  if not exists (select from users where organisation_id = left_behind)
    and not exists (select from projects where organisation_id = left_behind)
    and not exists (select from payments where organisation_id = left_behind) then
    delete from audit_personal where subject_id = left_behind
      and exists (select from organisations where id = left_behind and not made_by_staff);
    delete from organisations where id = left_behind and not made_by_staff;
  end if;
  return null;
end
$$;
create trigger keep_organisations after insert or delete or update of role, organisation_id on users
  for each row execute function keep_organisations();
-- An organisation that bears a person's name loses it with the person, and what the log says of it. Before the row goes,
-- because the foreign key unlinks the two.
create function erase_namesake() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from audit_personal where subject_id in (select id from organisations where named_after = old.id);
  update organisations set display_name = 'Former client', named_after = null where named_after = old.id;
  return old;
end
$$;
create trigger erase_namesake before delete on users for each row execute function erase_namesake();

-- The organisation's name is the client's name on projects.
create or replace function name_client() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Who names only a person means the person's organisation.
  if new.client_id is not null and (
    new.organisation_id is null
    or (tg_op = 'UPDATE' and new.client_id is distinct from old.client_id
      and new.organisation_id is not distinct from old.organisation_id)
  ) then
    new.organisation_id := coalesce((select organisation_id from users where id = new.client_id), new.organisation_id);
  end if;
  new.client_name := coalesce(
    (select display_name from organisations where id = new.organisation_id),
    (select name from users where id = new.client_id),
    'Former client'
  );
  return new;
end
$$;
drop trigger name_client_update on projects;
create trigger name_client_update before update of client_id, organisation_id on projects for each row
  when (new.client_id is distinct from old.client_id or new.organisation_id is distinct from old.organisation_id)
  execute function name_client();

create or replace function rename_in_projects() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Only of the one who owns it alone: who left, was demoted or has colleagues renames nothing of theirs.
  update organisations set display_name = new.name
    where named_after = new.id and id = new.organisation_id and new.organisation_role = 'owner'
      and not exists (
        select from users u where u.organisation_id = organisations.id and u.id <> new.id and u.deleted_at is null
      );
  update project_members set name = new.name, email = new.email where user_id = new.id;
  return null;
end
$$;
create function rename_client() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update projects set client_name = new.display_name where organisation_id = new.id;
  return null;
end
$$;
create trigger rename_client after update of display_name on organisations for each row
  when (new.display_name <> old.display_name) execute function rename_client();
create function end_namesake() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.display_name is distinct from (select name from users where id = new.named_after) then
    new.named_after := null;
  end if;
  return new;
end
$$;
create trigger end_namesake before update of display_name on organisations for each row
  when (new.named_after is not null and new.display_name <> old.display_name) execute function end_namesake();

create or replace function title_payment() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select title, coalesce(new.organisation_id, organisation_id) into new.project_title, new.organisation_id
    from projects where id = new.project_id;
  return new;
end
$$;

-- Every owner of an organisation may change what its people added, and staff may not be undone by them.
alter table milestones
  add column added_by_client boolean not null default false,
  add column deleted_by_client boolean not null default false;
create function note_who_added() returns trigger language plpgsql as $$
begin
  new.added_by_client := exists (select from users where id = new.added_by and role = 'client');
  return new;
end
$$;
create trigger note_who_added before insert on milestones for each row execute function note_who_added();
create or replace function note_who_deleted() returns trigger language plpgsql as $$
begin
  new.deleted_by := case when new.deleted_at is not null then app_user_id() end;
  new.deleted_by_client := new.deleted_at is not null and app_role() is not distinct from 'client';
  return new;
end
$$;
drop trigger client_columns on milestones;
create trigger client_columns after update on milestones for each row when (app_role() = 'client')
  execute function allow_columns(
    'title', 'description', 'due_date', 'status', 'version', 'updated_at', 'deleted_at', 'deleted_by', 'deleted_by_client'
  );

-- What lists show of an organisation, and who can be found by it.
create function refresh_organisation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed uuid[] := array_remove(array[
    case when tg_op <> 'INSERT' then old.organisation_id end,
    case when tg_op <> 'DELETE' then new.organisation_id end
  ], null);
begin
  if tg_table_name = 'users' then
    update organisations o set (people_count, confirmed_count, people_text) = (
      select count(*), count(*) filter (where email_verified and deactivated_at is null),
        coalesce(string_agg(name || ' ' || email, ' ' order by created_at, id), '')
      from users where organisation_id = o.id and deleted_at is null
    ) where id = any (changed);
  else
    update organisations o set projects_count = (
      select count(*) from projects where organisation_id = o.id and deleted_at is null
    ) where id = any (changed);
  end if;
  return null;
end
$$;
create trigger refresh_organisation after insert or delete
  or update of role, organisation_id, deleted_at, deactivated_at, email_verified, name, email
  on users for each row execute function refresh_organisation();
create trigger refresh_organisation after insert or delete or update of client_id, organisation_id, deleted_at
  on projects for each row execute function refresh_organisation();

-- An organisation with a project has somebody who speaks for it.
create function keep_an_owner() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Two owners who leave at once must not both succeed, nor one while a project is being added.
  perform from organisations where id = old.organisation_id for update;
  if exists (select from projects where organisation_id = old.organisation_id and deleted_at is null)
    and not exists (
      select from users where organisation_id = old.organisation_id and organisation_role = 'owner'
        and deleted_at is null and deactivated_at is null and id <> old.id
    ) then
    raise exception 'the last owner stays' using errcode = 'TW002';
  end if;
  return new;
end
$$;
create trigger keep_an_owner before update on users for each row
  when (old.organisation_role = 'owner' and old.deleted_at is null and (
    new.organisation_id is distinct from old.organisation_id
    or new.organisation_role is distinct from old.organisation_role
    or new.deleted_at is not null
  ) and not (
    -- The person who was invited to the address takes the account over; whoever made it owns nothing by it.
    new.email_verified and not old.email_verified and new.organisation_id is distinct from old.organisation_id
  )) execute function keep_an_owner();

-- For the rows that are there, until the policies change.
create policy upkeep_of_authors on milestones for update to trusswell_owner using (true) with check (true);
