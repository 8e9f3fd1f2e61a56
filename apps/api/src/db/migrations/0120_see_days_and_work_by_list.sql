-- A year of a project's days is 260 rows, and looking the project up for each of them read 800 pages. The list of the
-- reader's projects is read once for a statement. What is in it is what app_sees_project answers true for.
create index project_members_projects on project_members (user_id, project_id) where user_id is not null;
drop index project_members_user;
create index projects_deleted on projects (deleted_at, id) where deleted_at is not null;
drop index projects_purge;

create function app_project_ids() returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  deleted uuid[] := array(select id from projects where deleted_at is not null);
begin
  return case app_role()
    when 'manager' then array(
      select project_id from project_members where user_id = app_user_id() and project_id <> all (deleted)
    )
    when 'client' then array(
      select id from projects where organisation_id = app_organisation_id() and id <> all (deleted)
    )
    else '{}'
  end;
end
$$;
grant execute on function app_project_ids() to trusswell_app;

drop policy seen_with_project on project_snapshots;
create policy seen_with_project on project_snapshots for select to trusswell_app
  using (app_role() = 'admin' or project_id = any ((select app_project_ids())::uuid[]));
drop policy staff_see on project_cost_snapshots;
create policy staff_see on project_cost_snapshots for select to trusswell_app
  using (app_role() = 'admin' or (app_role() = 'manager' and project_id = any ((select app_project_ids())::uuid[])));
drop policy seen_with_project on tasks;
create policy seen_with_project on tasks for select to trusswell_app
  using (app_role() = 'admin' or project_id = any ((select app_project_ids())::uuid[]));
drop policy seen_with_project on milestones;
create policy seen_with_project on milestones for select to trusswell_app
  using (app_role() = 'admin' or project_id = any ((select app_project_ids())::uuid[]));
