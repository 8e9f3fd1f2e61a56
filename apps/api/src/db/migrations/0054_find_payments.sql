-- What admins search and filter payments by.
create index payments_search on payments
  using gin (lower(description || ' ' || project_title || ' ' || coalesce(transaction_id, '')) gin_trgm_ops) with (fastupdate = off);
create index payments_by_method on payments (coalesce(gateway, payment_method), created_at desc, id desc) where deleted_at is null;

-- Finds by text, which no index does below a policy; see find_project_ids.
create function find_payment_ids(
  pattern text, with_status text, with_method text, needs text, deleted boolean,
  before_at timestamptz, before_id uuid, most integer
) returns setof uuid language plpgsql stable security definer rows 26
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  firms uuid[];
  found uuid[];
  seen integer;
begin
  if app_role() is distinct from 'admin' then
    return;
  end if;
  firms := array(select id from organisations where search like pattern);
  select array_agg(id order by created_at desc, id desc) filter (where matches), count(*) into found, seen
  from (
    select id, created_at, organisation_id = any (firms)
      or lower(description || ' ' || project_title || ' ' || coalesce(transaction_id, '')) like pattern as matches
    from payments
    where (case when deleted then deleted_at is not null else deleted_at is null end)
      and (with_status is null or status = with_status)
      and (with_method is null or coalesce(gateway, payment_method) = with_method)
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
      and (with_method is null or coalesce(gateway, payment_method) = with_method)
      and (needs is null or case needs when 'confirmation' then awaiting_confirmation else disputed or paid_twice end)
      and (before_id is null or (created_at, id) < (before_at, before_id))
    order by created_at desc, id desc limit most;
end
$$;
grant execute on function find_payment_ids(text, text, text, text, boolean, timestamptz, uuid, integer) to trusswell_app;
