-- The planner takes a comparison of the role for true in one row of 200, and sorted all payments for the admins' first page. A
-- boolean function it takes for true in a third, and walks the index of the list's order.
alter policy admin_reads on payments using (app_is_admin());

-- Deleted payments are listed by when they were made, as all others are.
create index payments_deleted_list on payments (created_at desc, id desc) where deleted_at is not null;
drop index payments_deleted;

-- Below a policy PostgreSQL uses no index over coalesce, which it doesn't know to be leakproof, but over case it does.
create index payments_by_shown_method on payments
  ((case when gateway is null then payment_method else gateway end), created_at desc, id desc) where deleted_at is null;
drop index payments_by_method;
-- How often each method is, which the planner asks for below a policy as well.
create statistics payments_shown_method on (case when gateway is null then payment_method else gateway end) from payments;
-- Two filters together.
create index payments_by_status_and_method on payments
  (status, (case when gateway is null then payment_method else gateway end), created_at desc, id desc)
  where deleted_at is null;
create index payments_attention_by_status on payments (status, created_at desc, id desc)
  where (disputed or paid_twice) and deleted_at is null;

-- As before, with the same expression.
create or replace function find_payment_ids(
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
