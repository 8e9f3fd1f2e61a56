-- What lists and overviews show of a project stands in its own row, so that a page of them is one index scan: probing
-- other tables for each row costs a page more each time an index grows by a level.
alter table projects
  -- Faces of the team in their order: id, name, duty.
  add column team jsonb not null default '[]',
  add column member_ids uuid[] not null default '{}',
  -- The ten open milestones and tasks whose day comes first, and the last three milestones that were completed.
  add column agenda jsonb not null default '[]',
  add column completed jsonb not null default '[]',
  alter column team set storage main,
  alter column agenda set storage main,
  alter column completed set storage main;
create index projects_of_member on projects using gin (member_ids) with (fastupdate = off);

create function refresh_project_team() returns trigger language plpgsql security definer set search_path = public as $$
declare
  project uuid := coalesce(new.project_id, old.project_id);
begin
  perform from projects where id = project for no key update;
  update projects set (team, member_ids) = (
    select
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'duty', duty)
        order by array_position(array['project_manager', 'site_supervisor', 'member'], duty), name, id), '[]'),
      coalesce(array_agg(user_id) filter (where user_id is not null), '{}')
    from project_members where project_id = project
  ) where id = project;
  return null;
end
$$;
create trigger refresh_project_team after insert or delete or update of user_id, name, duty on project_members
  for each row execute function refresh_project_team();

create function project_agenda(project uuid) returns jsonb language sql stable set search_path = public as $$
  select coalesce(jsonb_agg(to_jsonb(item) order by due_date, id), '[]') from (
    select * from (
      select 'milestone' as kind, id, title, due_date from milestones
      where project_id = project and deleted_at is null and status <> 'completed'
      union all
      select 'task', id, title, due_date from tasks
      where project_id = project and deleted_at is null and status <> 'done' and due_date is not null
    ) open_items order by due_date, id limit 10
  ) item
$$;
create function project_completed(project uuid) returns jsonb language sql stable set search_path = public as $$
  select coalesce(jsonb_agg(to_jsonb(item) order by completion_date desc, id), '[]') from (
    select id, title, due_date, completion_date from milestones
    where project_id = project and deleted_at is null and status = 'completed'
    order by completion_date desc, id limit 3
  ) item
$$;

create or replace function refresh_project_figures() returns trigger
  language plpgsql security definer set search_path = public as $$
declare
  project uuid := coalesce(new.project_id, old.project_id);
begin
  perform from projects where id = project for no key update;
  if tg_table_name = 'tasks' then
    update projects set (tasks_weight, tasks_done_weight, agenda) = (
      select coalesce(sum(weight), 0), coalesce(sum(weight) filter (where status = 'done'), 0), project_agenda(project)
      from tasks where project_id = project and deleted_at is null
    ) where id = project;
  else
    update projects set (milestones_weight, milestones_done_weight, next_due_date, agenda, completed) = (
      select coalesce(sum(weight), 0), coalesce(sum(weight) filter (where status = 'completed'), 0),
        min(due_date) filter (where status <> 'completed'), project_agenda(project), project_completed(project)
      from milestones where project_id = project and deleted_at is null
    ) where id = project;
  end if;
  return null;
end
$$;
drop trigger refresh_project_figures on milestones;
create trigger refresh_project_figures
  after insert or delete or update of title, weight, status, due_date, completion_date, deleted_at
  on milestones for each row execute function refresh_project_figures();
drop trigger refresh_project_figures on tasks;
create trigger refresh_project_figures after insert or delete or update of title, weight, status, due_date, deleted_at
  on tasks for each row execute function refresh_project_figures();

-- Those that are there already.
update projects set agenda = project_agenda(id), completed = project_completed(id);
update project_members set name = name;

-- Policies of what belongs to a project ask this for each row, and a page of rows is of one project: a yes is kept
-- for the rest of the transaction, or until the project changes hands.
create or replace function app_sees_project(project uuid) returns boolean
  language plpgsql stable security definer set search_path = public as $$
declare
  asked text := concat_ws(' ', app_role(), app_user_id(), project);
begin
  if current_setting('app.sees_project', true) = asked then
    return true;
  end if;
  if not exists (
    select from projects where id = project and deleted_at is null and (
      app_role() = 'admin'
      or (app_role() = 'manager' and app_user_id() = any (member_ids))
      or (app_role() = 'client' and app_user_id() = client_id)
    )
  ) then
    return false;
  end if;
  perform set_config('app.sees_project', asked, true);
  return true;
end
$$;
create function forget_who_sees() returns trigger language plpgsql as $$
begin
  perform set_config('app.sees_project', '', true);
  return null;
end
$$;
create trigger forget_who_sees after update of client_id, member_ids, deleted_at on projects
  for each statement execute function forget_who_sees();

drop policy manager_sees_assigned on projects;
create policy manager_sees_assigned on projects for select to trusswell_app
  using (app_role() = 'manager' and deleted_at is null and app_user_id() = any (member_ids));
drop policy manager_edits_assigned on projects;
create policy manager_edits_assigned on projects for update to trusswell_app
  using (app_role() = 'manager' and deleted_at is null and app_user_id() = any (member_ids))
  with check (app_role() = 'manager' and deleted_at is null and app_user_id() = any (member_ids));

-- Whom a row lets in, and what is computed, is for triggers alone to write.
revoke insert, update on projects from trusswell_app;
grant insert (
  id, client_id, created_by, title, description, project_type, site_address, site_city, site_state, site_postal_code,
  plot_area, built_up_area, number_of_floors, estimated_cost_paise, start_date, estimated_duration, end_date, status,
  current_phase, priority
) on projects to trusswell_app;
grant update (
  client_id, title, description, project_type, site_address, site_city, site_state, site_postal_code, plot_area,
  built_up_area, number_of_floors, estimated_cost_paise, start_date, estimated_duration, end_date, status,
  current_phase, priority, version, updated_at, deleted_at
) on projects to trusswell_app;

-- Along the order of the list and no other way, so that it costs the same however many there are.
drop function find_projects;
create function newest_projects(
  with_status text, with_priority text, before_at timestamptz, before_id uuid, most integer
) returns setof projects language plpgsql stable rows 1000
  set search_path = public set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
begin
  -- Put together for what is asked, so that the planner sees which index fits.
  return query execute
    'select * from projects where deleted_at is null'
    || case when with_status is null then '' else ' and status = $1' end
    || case when with_priority is null then '' else ' and priority = $2' end
    || case when before_id is null then '' else ' and (created_at, id) < ($3, $4)' end
    || ' order by created_at desc, id desc limit $5'
    using with_status, with_priority, before_at, before_id, most;
end
$$;

-- Both find by what policies keep from an index (LIKE and @> are not leakproof); who asks is checked before the query.
-- A common word shows among the newest, a rare one is found by the index: which one it is, nobody knows before.
create function find_all_projects(
  pattern text, with_status text, with_priority text, before_at timestamptz, before_id uuid, most integer
) returns setof projects language plpgsql stable security definer set search_path = public rows 26 as $$
declare
  found projects[];
  seen integer;
begin
  if app_role() is distinct from 'admin' then
    return;
  end if;
  if pattern is null then
    return query select * from newest_projects(with_status, with_priority, before_at, before_id, most);
    return;
  end if;
  select array_agg(each order by created_at desc, id desc) filter (where search like pattern), count(*) into found, seen
  from newest_projects(with_status, with_priority, before_at, before_id, 1000) as each;
  if cardinality(found) >= most or seen < 1000 then
    return query select * from unnest(found) limit most;
    return;
  end if;
  return query execute
    'select * from projects where deleted_at is null and search like $1'
    || case when with_status is null then '' else ' and status = $2' end
    || case when with_priority is null then '' else ' and priority = $3' end
    || case when before_id is null then '' else ' and (created_at, id) < ($4, $5)' end
    || ' order by created_at desc, id desc limit $6'
    using pattern, with_status, with_priority, before_at, before_id, most;
end
$$;
create function find_assigned_projects(
  pattern text, with_status text, with_priority text, before_at timestamptz, before_id uuid, most integer
) returns setof projects language plpgsql stable security definer set search_path = public rows 26 as $$
begin
  if app_role() is distinct from 'manager' then
    return;
  end if;
  -- First all of one's own, which are few, and then their order: never along the order of all.
  return query execute
    'with own as materialized (
       select * from projects where member_ids @> array[$7] and deleted_at is null
     ) select * from own where true'
    || case when pattern is null then '' else ' and search like $1' end
    || case when with_status is null then '' else ' and status = $2' end
    || case when with_priority is null then '' else ' and priority = $3' end
    || case when before_id is null then '' else ' and (created_at, id) < ($4, $5)' end
    || ' order by created_at desc, id desc limit $6'
    using pattern, with_status, with_priority, before_at, before_id, most, app_user_id();
end
$$;

drop index project_members_list;
create index project_members_user on project_members (user_id) where user_id is not null;
alter table project_members drop column project_created_at;
create or replace function name_member() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'UPDATE' and new.user_id is null then
    new.name := 'Former member';
    new.email := null;
  end if;
  if new.user_id is not null then
    select name, email into new.name, new.email from users where id = new.user_id;
  end if;
  return new;
end
$$;

-- The title as it is, or as it was last: a payment outlives its project.
alter table payments add column project_title text not null default '';
create policy upkeep on payments to trusswell_owner using (true) with check (true);
update payments set project_title = (select title from projects where projects.id = payments.project_id);
create function title_payment() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.project_title := (select title from projects where id = new.project_id);
  return new;
end
$$;
create trigger title_payment before insert on payments for each row execute function title_payment();
create function retitle_payments() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update payments set project_title = new.title where project_id = new.id;
  return null;
end
$$;
create trigger retitle_payments after update of title on projects for each row
  when (new.title <> old.title) execute function retitle_payments();
