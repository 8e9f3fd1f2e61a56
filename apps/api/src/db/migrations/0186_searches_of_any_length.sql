-- Lists are searched in two steps: first all rows that match are looked up in the trigrams, without the policies, as far as they
-- are few; then the list is read under its policies, by these ids or, where they are too many, along its order.
-- The earlier functions (find_project_ids and the like) stay for the version before this one.

-- The ids of all rows whose text matches one of the patterns; null where they are more than `most`.
create function matching_ids(kind text, patterns text[], most integer) returns uuid[]
  language plpgsql stable security definer
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  -- Only the trigrams: for a short word the planner would read the table, or walk along the primary key.
  set enable_seqscan = off set enable_indexscan = off as $$
declare
  ids uuid[];
begin
  if app_is_staff() is not true or (app_role() <> 'admin' and kind in ('projects', 'users', 'payments')) then
    return '{}';
  end if;
  case kind
    when 'job_applications' then
      ids := array(select id from job_applications where search like any (patterns)
        and deleted_at is null and waits_for is null and erased_at is null limit most + 1);
    when 'contact_submissions' then
      ids := array(select id from contact_submissions where search like any (patterns) and deleted_at is null limit most + 1);
    when 'organisations' then
      ids := array(select id from organisations where search like any (patterns) limit most + 1);
    when 'projects' then
      ids := array(select id from projects where search like any (patterns) and deleted_at is null limit most + 1);
    when 'users' then
      ids := array(select id from users where search like any (patterns) and deleted_at is null limit most + 1);
    when 'payments' then
      -- A whole reference first: many others share its trigrams. 14 with the % on either side.
      if length(patterns[1]) >= 14 then
        ids := array(select id from payments
          where lower(transaction_id) like substr(patterns[1], 2, length(patterns[1]) - 2) and deleted_at is null limit most + 1);
      end if;
      if coalesce(cardinality(ids), 0) = 0 then
        ids := array(select id from payments
          where lower(description || ' ' || project_title || ' ' || coalesce(client_text, '') || ' ' || coalesce(transaction_id, ''))
            like any (patterns) and deleted_at is null limit most + 1);
      end if;
  end case;
  return case when cardinality(ids) <= most then ids end;
end
$$;
-- As matching_ids for positions, whose ids are words of their URL.
create function matching_positions(patterns text[], most integer) returns text[]
  language plpgsql stable security definer
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_indexscan = off as $$
declare
  ids text[];
begin
  if app_is_staff() is not true then
    return '{}';
  end if;
  ids := array(select id from jobs where search like any (patterns) and deleted_at is null limit most + 1);
  return case when cardinality(ids) <= most then ids end;
end
$$;
grant execute on function matching_ids(text, text[], integer), matching_positions(text[], integer) to trusswell_app;

-- Who asks is found out once for each query instead of once for each row, and the planner takes it for true in half of the rows
-- instead of one in 200, so that it reads lists along their indexes.
alter policy admin_all on projects using ((select app_is_admin())) with check ((select app_is_admin()));
-- These are asked before the admin's, also when an admin sorts all projects.
alter policy client_sees_own on projects using (organisation_id = (select app_organisation_id()) and deleted_at is null);
alter policy manager_sees_assigned on projects
  using ((select app_role()) = 'manager' and deleted_at is null and (select app_user_id()) = any (member_ids));
alter policy admin_all on organisations using ((select app_is_admin())) with check ((select app_is_admin()));
alter policy admin_reads on payments using ((select app_is_admin()));
alter policy staff_see_people on users
  using ((select app_is_admin()) or ((select app_is_staff()) and deleted_at is null));
alter policy staff_read on contact_submissions
  using ((select app_is_admin()) or ((select app_is_staff()) and deleted_at is null));
alter policy staff_read on job_applications
  using (((select app_is_admin()) or ((select app_is_staff()) and deleted_at is null)) and waits_for is null and erased_at is null);
alter policy anyone_reads on jobs
  using ((select app_is_admin()) or (deleted_at is null and (status <> 'draft' or (select app_is_staff()))));
