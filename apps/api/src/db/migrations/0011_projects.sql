-- One table behind the client's, the manager's and the admin's screens, its people, and its history.
create table projects (
  id uuid primary key,
  -- Null once the person is erased; what the law wants kept stays.
  client_id uuid references users on delete set null,
  client_name text not null,
  created_by uuid,
  title text not null check (length(title) between 1 and 160),
  description text not null check (length(description) <= 5000),
  project_type text not null default 'other'
    check (project_type in ('it_building', 'house', 'school', 'commercial', 'other')),
  -- Empty on projects of the admin's short form.
  site_address text check (length(site_address) between 1 and 300),
  site_city text check (length(site_city) between 1 and 100),
  site_state text check (length(site_state) between 1 and 100),
  site_postal_code text check (site_postal_code ~ '^[1-9][0-9]{5}$'),
  plot_area double precision check (plot_area >= 0),
  built_up_area double precision check (built_up_area >= 0),
  number_of_floors integer check (number_of_floors >= 1),
  estimated_cost_paise bigint check (estimated_cost_paise >= 0),
  start_date date,
  estimated_duration integer check (estimated_duration >= 1),
  -- Only what staff set; without it the project is ongoing.
  end_date date,
  status text not null default 'planning'
    check (status in ('planning', 'in_progress', 'on_hold', 'completed', 'cancelled')),
  current_phase text not null default 'planning' check (length(current_phase) between 1 and 80),
  priority text not null default 'normal' check (priority in ('high', 'medium', 'normal')),
  -- Kept by triggers, so that a list need not read what is below its projects.
  tasks_weight integer not null default 0 check (tasks_weight >= 0),
  tasks_done_weight integer not null default 0 check (tasks_done_weight between 0 and tasks_weight),
  milestones_weight integer not null default 0 check (milestones_weight >= 0),
  milestones_done_weight integer not null default 0 check (milestones_done_weight between 0 and milestones_weight),
  next_due_date date,
  activity_seq bigint not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search text not null generated always as (lower(title || ' ' || client_name || ' ' || description)) stored
);
create index projects_list on projects (created_at desc, id desc) where deleted_at is null;
create index projects_by_status on projects (status, created_at desc, id desc) where deleted_at is null;
create index projects_by_priority on projects (priority, created_at desc, id desc) where deleted_at is null;
create index projects_by_both on projects (status, priority, created_at desc, id desc) where deleted_at is null;
create index projects_of_client on projects (client_id, created_at desc, id desc) where deleted_at is null;
create index projects_purge on projects (deleted_at) where deleted_at is not null;
-- Without the pending list, whose length would decide what a search costs.
create index projects_search on projects using gin (search gin_trgm_ops) with (fastupdate = off);

create table project_members (
  project_id uuid not null references projects on delete cascade,
  id uuid not null unique,
  user_id uuid references users on delete set null,
  -- As the account says, or as it was typed for people without one.
  name text not null check (length(name) between 1 and 120),
  email text,
  duty text not null check (duty in ('project_manager', 'site_supervisor', 'member')),
  -- The project's, so that a manager's list has an index in its order.
  project_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (project_id, id)
);
create unique index project_members_person on project_members (project_id, user_id) where user_id is not null;
create unique index project_members_manager on project_members (project_id) where duty = 'project_manager';
create unique index project_members_supervisor on project_members (project_id) where duty = 'site_supervisor';
create index project_members_list on project_members (user_id, project_created_at desc, project_id desc);

-- The create form as far as somebody has come with it, for every device of theirs.
create table project_drafts (
  user_id uuid primary key references users on delete cascade,
  revision integer not null default 1,
  step integer not null check (step between 1 and 4),
  fields jsonb not null,
  saved_at timestamptz not null default now()
);

-- What happened, in its order; replayed from the start it gives the current state.
create table project_activity (
  project_id uuid not null references projects on delete cascade,
  seq bigint not null,
  at timestamptz not null default now(),
  actor_id uuid,
  entity text not null check (entity in ('project', 'member', 'milestone', 'task', 'expense', 'risk')),
  entity_id uuid not null,
  action text not null check (action in ('added', 'changed', 'removed', 'restored')),
  change jsonb not null default '{}',
  primary key (project_id, seq)
);
create trigger append_only before update on project_activity for each row execute function refuse_change();

-- Whether the one who asks may see this project and what is below it.
create function app_sees_project(project uuid) returns boolean
  language plpgsql stable security definer set search_path = public as $$
begin
  case app_role()
    when 'admin' then
      return exists (select from projects where id = project and deleted_at is null);
    when 'manager' then
      return exists (select from project_members where project_id = project and user_id = app_user_id())
        and exists (select from projects where id = project and deleted_at is null);
    when 'client' then
      return exists (select from projects where id = project and client_id = app_user_id() and deleted_at is null);
    else
      return false;
  end case;
end
$$;

-- A manager who makes a project puts nobody but themselves on it, and only in that transaction.
create function app_makes_project(project uuid) returns boolean
  language plpgsql stable security definer set search_path = public as $$
begin
  return exists (
    select from projects where id = project and created_by = app_user_id() and created_at = now()
  );
end
$$;

-- LIKE is not leakproof, so below a policy it can't use an index. Here the one check comes before the query.
create function find_projects(
  pattern text, with_status text, with_priority text, before_at timestamptz, before_id uuid, most integer
) returns setof uuid language plpgsql stable security definer set search_path = public rows 26 as $$
begin
  if app_role() is distinct from 'admin' then
    return;
  end if;
  -- Put together for what is asked, so that the planner sees which index fits.
  return query execute
    'select id from projects where deleted_at is null and search like $1'
    || case when with_status is null then '' else ' and status = $2' end
    || case when with_priority is null then '' else ' and priority = $3' end
    || case when before_id is null then '' else ' and (created_at, id) < ($4, $5)' end
    || ' order by created_at desc, id desc limit $6'
    using pattern, with_status, with_priority, before_at, before_id, most;
end
$$;

create function name_client() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.client_id is null then
    new.client_name := 'Former client';
  else
    new.client_name := (select name from users where id = new.client_id);
  end if;
  return new;
end
$$;
create trigger name_client_insert before insert on projects for each row execute function name_client();
create trigger name_client_update before update of client_id on projects for each row
  when (new.client_id is distinct from old.client_id) execute function name_client();

create function name_member() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    new.project_created_at := (select created_at from projects where id = new.project_id);
  elsif new.user_id is null then
    new.name := 'Former member';
    new.email := null;
  end if;
  if new.user_id is not null then
    select name, email into new.name, new.email from users where id = new.user_id;
  end if;
  return new;
end
$$;
create trigger name_member_insert before insert on project_members for each row execute function name_member();
create trigger name_member_update before update of user_id on project_members for each row
  when (new.user_id is distinct from old.user_id) execute function name_member();

create function rename_in_projects() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update projects set client_name = new.name where client_id = new.id;
  update project_members set name = new.name, email = new.email where user_id = new.id;
  return null;
end
$$;
create trigger rename_in_projects after update on users for each row
  when (new.name <> old.name or new.email <> old.email) execute function rename_in_projects();

create function number_activity() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- The project's row is locked by this until the transaction ends: one order for all.
  update projects set activity_seq = activity_seq + 1 where id = new.project_id returning activity_seq into new.seq;
  return new;
end
$$;
create trigger number_activity before insert on project_activity for each row execute function number_activity();

alter table projects enable row level security;
alter table projects force row level security;
alter table project_members enable row level security;
alter table project_members force row level security;
alter table project_drafts enable row level security;
alter table project_drafts force row level security;
alter table project_activity enable row level security;
alter table project_activity force row level security;

-- For the functions above, which run in the owner's name.
create policy upkeep on projects to trusswell_owner using (true) with check (true);
create policy upkeep on project_members to trusswell_owner using (true) with check (true);

create policy admin_all on projects to trusswell_app using (app_role() = 'admin') with check (app_role() = 'admin');
create policy client_sees_own on projects for select to trusswell_app
  using (app_role() = 'client' and client_id = app_user_id() and deleted_at is null);
create policy client_makes_own on projects for insert to trusswell_app
  with check (
    app_role() = 'client' and client_id = app_user_id() and created_by = app_user_id() and status = 'planning'
      and end_date is null and version = 1 and deleted_at is null
  );
create policy manager_sees_assigned on projects for select to trusswell_app
  using (app_role() = 'manager' and deleted_at is null and app_sees_project(id));
create policy manager_makes on projects for insert to trusswell_app
  with check (
    app_role() = 'manager' and created_by = app_user_id() and status = 'planning' and version = 1 and deleted_at is null
  );
create policy manager_edits_assigned on projects for update to trusswell_app
  using (app_role() = 'manager' and deleted_at is null and app_sees_project(id))
  with check (app_role() = 'manager' and deleted_at is null);
create policy work on projects to trusswell_worker using (true) with check (true);

create policy admin_all on project_members to trusswell_app
  using (app_role() = 'admin') with check (app_role() = 'admin');
create policy team_is_seen on project_members for select to trusswell_app
  using ((app_role() = 'manager' and user_id = app_user_id()) or app_sees_project(project_id));
create policy manager_joins_own on project_members for insert to trusswell_app
  with check (
    app_role() = 'manager' and user_id = app_user_id() and duty = 'project_manager' and app_makes_project(project_id)
  );
create policy work on project_members to trusswell_worker using (true) with check (true);

create policy own on project_drafts to trusswell_app
  using (user_id = app_user_id()) with check (user_id = app_user_id());

create policy seen_with_project on project_activity for select to trusswell_app
  using (app_role() = 'admin' or app_sees_project(project_id));
create policy write_as_self on project_activity for insert to trusswell_app
  with check (actor_id = app_user_id() and app_sees_project(project_id));
create policy work on project_activity to trusswell_worker using (true) with check (actor_id is null);

grant select, insert, update on projects to trusswell_app;
grant select, insert, update, delete on project_members to trusswell_app;
grant select, insert, update, delete on project_drafts to trusswell_app;
grant select, insert on project_activity to trusswell_app;
grant select, update, delete on projects to trusswell_worker;
grant select, delete on project_members, project_activity to trusswell_worker;
