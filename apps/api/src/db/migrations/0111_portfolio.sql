-- The portfolio of admins: running projects by manager or by client, each read with one row of this table and one of
-- project_payment_totals, however many projects there are.
alter table projects
  -- Empty without a manager. In the row, because the list is sorted by it. The default comes below: planned_end(projects)
  -- lets no column with one be added.
  add column manager_name text,
  -- The range of the last forecast in project_forecasts, written with it.
  add column forecast_earliest date,
  add column forecast_latest date,
  add constraint projects_forecast_range
    check (num_nonnulls(forecast_earliest, forecast_latest) <> 1 and forecast_earliest <= forecast_latest) not valid;

alter table projects alter column manager_name set default '';

create or replace function refresh_project_team() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  project uuid := coalesce(new.project_id, old.project_id);
begin
  perform from projects where id = project for no key update;
  update projects set (team, member_ids, manager_id, manager_name) = (
    select
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'duty', duty)
        order by array_position(array['project_manager', 'site_supervisor', 'member'], duty), name, id), '[]'),
      coalesce(array_agg(user_id) filter (where user_id is not null), '{}'),
      (array_agg(user_id) filter (where duty = 'project_manager'))[1],
      coalesce((array_agg(name) filter (where duty = 'project_manager' and user_id is not null))[1], '')
    from project_members where project_id = project
  ) where id = project;
  return null;
end
$$;

create policy first_ranges on project_forecasts for select to trusswell_owner using (true);
update projects set
  manager_name = coalesce((
    select name from project_members
    where project_id = projects.id and duty = 'project_manager' and user_id is not null
  ), ''),
  (forecast_earliest, forecast_latest) = (
    select earliest, latest from project_forecasts where project_id = projects.id order by day desc limit 1
  );
alter table projects alter column manager_name set not null;
drop policy first_ranges on project_forecasts;

-- By manager and by client, with and without a chosen health.
create index portfolio_by_manager on projects (manager_name, id)
  where deleted_at is null and status in ('planning', 'in_progress');
create index portfolio_by_client on projects (client_name, id)
  where deleted_at is null and status in ('planning', 'in_progress');
create index portfolio_by_health_and_manager on projects (health, manager_name, id)
  where deleted_at is null and status in ('planning', 'in_progress');
create index portfolio_by_health_and_client on projects (health, client_name, id)
  where deleted_at is null and status in ('planning', 'in_progress');

-- A page of the portfolio that contains a text, as find_project_ids: a common word is found among the next thousand, a rare
-- one by the index of words.
create function find_portfolio_ids(
  pattern text, by_client boolean, with_health text, with_manager uuid, without_manager boolean, with_organisation uuid,
  after_name text, after_id uuid, most integer
) returns setof uuid language plpgsql stable security definer rows 26 set search_path = public, pg_temp as $$
declare
  key text := case when by_client then 'client_name' else 'manager_name' end;
  -- Planned anew with the values of each call.
  portfolio text := format($query$
    select id, search, %1$I as key from projects
    where deleted_at is null and status in ('planning', 'in_progress')
      and ($2 is null or health = $2)
      and ($3 is null or manager_id = $3)
      and (not $4 or manager_id is null)
      and ($5 is null or organisation_id = $5)
      and ($7 is null or (%1$I, id) > ($6, $7))
  $query$, key);
  found uuid[];
  seen integer;
begin
  if app_role() is distinct from 'admin' then
    return;
  end if;
  execute format($query$
    select array_agg(id order by key, id) filter (where search like $1), count(*)
    from (%s order by %I, id limit 1000) next
  $query$, portfolio, key) into found, seen
    using pattern, with_health, with_manager, without_manager, with_organisation, after_name, after_id;
  if cardinality(found) >= most or seen < 1000 then
    return query select unnest(found[1:most]);
    return;
  end if;
  return query execute format('select id from (%s and search like $1) found order by key, id limit $8', portfolio)
    using pattern, with_health, with_manager, without_manager, with_organisation, after_name, after_id, most;
end
$$;
grant execute on function find_portfolio_ids(text, boolean, text, uuid, boolean, uuid, text, uuid, integer) to trusswell_app;

-- How many running projects each manager has, by health.
alter table overview_counts drop constraint overview_counts_kind_check;
alter table overview_counts add constraint overview_counts_kind_check
  check (kind in ('users', 'projects', 'applications', 'forecasts', 'loads')) not valid;
