-- Expenses and risks are internal until staff share one with the client.
alter table expenses add column shared_with_client boolean not null default false;
alter table risks add column shared_with_client boolean not null default false;
grant update (shared_with_client) on expenses to trusswell_app;
grant update (shared_with_client) on risks to trusswell_app;

drop policy seen_with_project on expenses;
create policy staff_see on expenses for select to trusswell_app
  using (app_role() = 'admin' or (app_role() = 'manager' and app_sees_project(project_id)));
create policy client_sees_shared on expenses for select to trusswell_app
  using (app_role() = 'client' and shared_with_client and deleted_at is null and app_sees_project(project_id));

drop policy seen_with_project on risks;
create policy staff_see on risks for select to trusswell_app
  using (app_role() = 'admin' or (app_role() = 'manager' and app_sees_project(project_id)));
create policy client_sees_shared on risks for select to trusswell_app
  using (app_role() = 'client' and shared_with_client and deleted_at is null and app_sees_project(project_id));

-- The history says what they cost and how severe they are, so it follows the rows that the reader can see.
drop policy seen_with_project on project_activity;
create policy seen_with_project on project_activity for select to trusswell_app
  using (
    app_role() = 'admin'
    or (app_role() = 'manager' and app_sees_project(project_id))
    or (
      app_role() = 'client' and app_sees_project(project_id)
      and case entity
        when 'expense' then exists (select from expenses where expenses.id = entity_id)
        when 'risk' then exists (select from risks where risks.id = entity_id)
        else true
      end
    )
  );
