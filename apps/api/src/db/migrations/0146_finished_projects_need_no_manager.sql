-- A project that is over needs no manager: it is neither listed nor counted as one without.
drop index projects_without_manager;
create index projects_without_manager on projects (created_at desc, id desc)
  where manager_id is null and deleted_at is null and status in ('planning', 'in_progress', 'on_hold');

create or replace function find_project_ids(
  pattern text, with_status text, with_priority text, with_health text, without_manager boolean, before_at timestamptz,
  before_id uuid, most integer
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
      and (with_health is null or health = with_health)
      and (not without_manager or (manager_id is null and status in ('planning', 'in_progress', 'on_hold')))
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
      and (with_health is null or health = with_health)
      and (not without_manager or (manager_id is null and status in ('planning', 'in_progress', 'on_hold')))
      and (before_id is null or (created_at, id) < (before_at, before_id))
    order by created_at desc, id desc limit most;
end
$$;

-- As before, with the status.
create or replace function note_waiting_project() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was boolean := tg_op <> 'INSERT' and old.deleted_at is null;
  is_now boolean := tg_op <> 'DELETE' and new.deleted_at is null;
  asked boolean := exists (
    select from chat_rooms where project_id = coalesce(new.id, old.id) and waiting_id is not null
  );
  unfinished text[] := array['planning', 'in_progress', 'on_hold'];
  was_alone boolean := old.manager_id is null and coalesce(old.status = any(unfinished), false);
  is_alone boolean := new.manager_id is null and coalesce(new.status = any(unfinished), false);
  was_in_need boolean := asked or was_alone or coalesce(old.health in ('late', 'at_risk'), false);
  is_in_need boolean := asked or is_alone or coalesce(new.health in ('late', 'at_risk'), false);
begin
  perform note_waiting('without_manager', was and was_alone, is_now and is_alone);
  perform note_waiting('late', was and coalesce(old.health = 'late', false), is_now and coalesce(new.health = 'late', false));
  perform note_waiting(
    'at_risk', was and coalesce(old.health = 'at_risk', false), is_now and coalesce(new.health = 'at_risk', false)
  );
  perform note_waiting('unanswered_messages', was and asked, is_now and asked);
  perform note_waiting('in_need', was and was_in_need, is_now and is_in_need);
  return null;
end
$$;
drop trigger note_waiting on projects;
create trigger note_waiting after insert or delete or update of manager_id, health, status, deleted_at on projects
  for each row execute function note_waiting_project();

create or replace function note_waiting_room() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was boolean := old.waiting_id is not null;
  is_now boolean := new.waiting_id is not null;
  otherwise_in_need boolean;
begin
  if was = is_now then
    return null;
  end if;
  select (manager_id is null and status in ('planning', 'in_progress', 'on_hold'))
    or coalesce(health in ('late', 'at_risk'), false) into otherwise_in_need
  from projects where id = coalesce(new.project_id, old.project_id) and deleted_at is null;
  if found then
    perform note_waiting('unanswered_messages', was, is_now);
    perform note_waiting('in_need', was or otherwise_in_need, is_now or otherwise_in_need);
  end if;
  return null;
end
$$;
