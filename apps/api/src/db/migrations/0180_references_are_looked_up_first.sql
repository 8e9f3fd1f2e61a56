-- As before, but with the payments of a reference first, and then what is asked of them: in one query the planner, which
-- expects one in two hundred payments to have it, walked through the list instead.
create or replace function find_payment_ids(
  pattern text, with_status text, with_method text, needs text, deleted boolean,
  before_at timestamptz, before_id uuid, most integer
) returns setof uuid language plpgsql stable security definer rows 26
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  firms uuid[];
  found uuid[];
  seen integer;
  -- What was typed: the pattern without the % on either side.
  whole text := substr(pattern, 2, length(pattern) - 2);
begin
  if app_role() is distinct from 'admin' then
    return;
  end if;
  if length(whole) >= 12 then
    found := array(select id from payments where lower(transaction_id) like whole);
    if cardinality(found) > 0 then
      return query
        select id from payments
        where id = any (found)
          and (case when deleted then deleted_at is not null else deleted_at is null end)
          and (with_status is null or status = with_status)
          and (with_method is null or case when gateway is null then payment_method else gateway end = with_method)
          and (needs is null or case needs when 'confirmation' then awaiting_confirmation else disputed or paid_twice end)
          and (before_id is null or (created_at, id) < (before_at, before_id))
        order by created_at desc, id desc limit most;
      return;
    end if;
  end if;
  firms := array(select id from organisations where search like pattern);
  select array_agg(id order by created_at desc, id desc) filter (where matches), count(*) into found, seen
  from (
    select id, created_at, organisation_id = any (firms)
      or lower(description || ' ' || project_title || ' ' || coalesce(transaction_id, '')) like pattern as matches
    from payments
    where (case when deleted then deleted_at is not null else deleted_at is null end)
      and (with_status is null or status = with_status)
      and (with_method is null or case when gateway is null then payment_method else gateway end = with_method)
      and (needs is null or case needs when 'confirmation' then awaiting_confirmation else disputed or paid_twice end)
      and (before_id is null or (created_at, id) < (before_at, before_id))
    order by created_at desc, id desc limit 1000
  ) newest;
  if cardinality(found) >= most or seen < 1000 then
    return query select unnest(found[1:most]);
    return;
  end if;
  return query
    select id from payments
    where (organisation_id = any (firms)
        or lower(description || ' ' || project_title || ' ' || coalesce(transaction_id, '')) like pattern)
      and (case when deleted then deleted_at is not null else deleted_at is null end)
      and (with_status is null or status = with_status)
      and (with_method is null or case when gateway is null then payment_method else gateway end = with_method)
      and (needs is null or case needs when 'confirmation' then awaiting_confirmation else disputed or paid_twice end)
      and (before_id is null or (created_at, id) < (before_at, before_id))
    order by created_at desc, id desc limit most;
end
$$;
