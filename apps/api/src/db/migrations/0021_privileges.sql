-- A definer function searches temporary tables first unless its path names pg_temp last, and a new function can be
-- executed by everybody. Together they let any role run its own code as the owner of the schema.
do $$
declare
  each record;
begin
  execute format('revoke temporary on database %I from public', current_database());
  for each in
    select p.oid::regprocedure as signature, p.prosecdef or exists (
      select from unnest(p.proconfig) as setting where setting like 'search_path=%'
    ) as has_path
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  loop
    -- Those that don't run as the definer are called by ones that do.
    if each.has_path then
      execute format('alter function %s set search_path = public, pg_temp', each.signature);
    end if;
    execute format('revoke execute on function %s from public', each.signature);
  end loop;
end
$$;
alter default privileges revoke execute on functions from public;

-- Who is asking: policies and triggers read it under every role.
grant execute on function app_user_id(), app_role(), app_is_staff()
  to trusswell_app, trusswell_identity, trusswell_worker;
-- Only policies for the application call these.
grant execute on function app_link_subject(), app_link_token(), app_sees_project(uuid), app_makes_project(uuid)
  to trusswell_app;
grant execute on function
  find_all_projects(text, text, text, timestamptz, uuid, integer),
  find_assigned_projects(text, text, text, timestamptz, uuid, integer),
  find_applications(text, text, text, timestamptz, uuid, integer)
  to trusswell_app;
-- In the generated column that every writer of an application computes.
grant execute on function joined(text[]) to trusswell_app, trusswell_worker;

-- Expiry needs no token and no value.
revoke select on sessions, verifications from trusswell_worker;
grant select (id, expires_at) on sessions, verifications to trusswell_worker;
