-- Lists by scope, filter and order are plain queries under the policies. Only the search for text needs a function,
-- because LIKE uses no index below a policy: it checks who asks and returns one page of ids.
drop function find_all_projects(text, text, text, timestamptz, uuid, integer);
drop function find_assigned_projects(text, text, text, timestamptz, uuid, integer);
drop function find_applications(text, text, text, timestamptz, uuid, integer);
drop function newest_projects(text, text, timestamptz, uuid, integer);
drop function newest_applications(text, text, timestamptz, uuid);

-- A manager's list starts from the memberships.
drop index projects_of_member;

-- The planner takes a boolean function for true in a third of all rows, but `app_role() = 'admin'` for true in one of
-- 200, and then prefers to sort the whole table.
create function app_is_admin() returns boolean language plpgsql stable parallel safe set search_path = public, pg_temp as $$
begin
  return app_role() is not distinct from 'admin';
end
$$;
grant execute on function app_is_admin() to trusswell_app;
drop policy admin_all on projects;
create policy admin_all on projects to trusswell_app using (app_is_admin()) with check (app_is_admin());

-- The project manager's account, for the list of projects that still need one.
alter table projects add column manager_id uuid;
create or replace function refresh_project_team() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  project uuid := coalesce(new.project_id, old.project_id);
begin
  perform from projects where id = project for no key update;
  update projects set (team, member_ids, manager_id) = (
    select
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'duty', duty)
        order by array_position(array['project_manager', 'site_supervisor', 'member'], duty), name, id), '[]'),
      coalesce(array_agg(user_id) filter (where user_id is not null), '{}'),
      (array_agg(user_id) filter (where duty = 'project_manager'))[1]
    from project_members where project_id = project
  ) where id = project;
  return null;
end
$$;
update projects set manager_id = (
  select user_id from project_members where project_id = projects.id and duty = 'project_manager'
);
create index projects_without_manager on projects (created_at desc, id desc)
  where manager_id is null and deleted_at is null;

-- A common word is found among the newest thousand, a rare one by the index. Which of the two it is can't be known
-- before, and with the wrong guess the search reads the whole table.
create function find_project_ids(
  pattern text, with_status text, with_priority text, without_manager boolean, before_at timestamptz, before_id uuid, most integer
) returns setof uuid language plpgsql stable security definer rows 26
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  found uuid[];
  seen integer;
begin
  if app_role() is distinct from 'admin' then
    return;
  end if;
  select array_agg(id order by created_at desc, id desc) filter (where search like pattern), count(*) into found, seen
  from (
    select id, created_at, search from projects
    where deleted_at is null
      and (with_status is null or status = with_status)
      and (with_priority is null or priority = with_priority)
      and (not without_manager or manager_id is null)
      and (before_id is null or (created_at, id) < (before_at, before_id))
    order by created_at desc, id desc limit 1000
  ) newest;
  if cardinality(found) >= most or seen < 1000 then
    return query select unnest(found[1:most]);
    return;
  end if;
  return query
    select id from projects
    where deleted_at is null and search like pattern
      and (with_status is null or status = with_status)
      and (with_priority is null or priority = with_priority)
      and (not without_manager or manager_id is null)
      and (before_id is null or (created_at, id) < (before_at, before_id))
    order by created_at desc, id desc limit most;
end
$$;
grant execute on function find_project_ids(text, text, text, boolean, timestamptz, uuid, integer) to trusswell_app;

create function find_application_ids(
  pattern text, with_status text, with_job text, before_at timestamptz, before_id uuid, most integer
) returns setof uuid language plpgsql stable security definer rows 26
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  found uuid[];
  seen integer;
begin
  if app_is_staff() is not true then
    return;
  end if;
  select array_agg(id order by created_at desc, id desc) filter (where search like pattern), count(*) into found, seen
  from (
    select id, created_at, search from job_applications
    where deleted_at is null and waits_for is null and erased_at is null
      and (with_status is null or status = with_status)
      and (with_job is null or (with_job = 'internship' and source = 'internship')
        or (with_job <> 'internship' and job_id = with_job))
      and (before_id is null or (created_at, id) < (before_at, before_id))
    order by created_at desc, id desc limit 1000
  ) newest;
  if cardinality(found) >= most or seen < 1000 then
    return query select unnest(found[1:most]);
    return;
  end if;
  return query
    select id from job_applications
    where deleted_at is null and waits_for is null and erased_at is null and search like pattern
      and (with_status is null or status = with_status)
      and (with_job is null or (with_job = 'internship' and source = 'internship')
        or (with_job <> 'internship' and job_id = with_job))
      and (before_id is null or (created_at, id) < (before_at, before_id))
    order by created_at desc, id desc limit most;
end
$$;
grant execute on function find_application_ids(text, text, text, timestamptz, uuid, integer) to trusswell_app;
