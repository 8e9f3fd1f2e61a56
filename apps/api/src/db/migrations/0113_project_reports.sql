-- Reports of projects as files, drawn by the worker and sent again while what they show is the same.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('resume', 'payment_proof', 'invoice', 'chat', 'chat_thumbnail', 'project', 'report'));

create table project_reports (
  -- SHA-256 of project, audience and everything that the report shows.
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  project_id uuid not null references projects on delete cascade,
  audience text not null check (audience in ('client', 'staff')),
  -- What is to be drawn, as its reader saw it; gone once there is a file.
  content jsonb,
  file_id uuid references files,
  created_at timestamptz not null default now(),
  -- When the worker was last asked for it.
  requested_at timestamptz not null default now(),
  check ((content is null) = (file_id is not null))
);
create index project_reports_project on project_reports (project_id);
create index project_reports_old on project_reports (created_at);
create index project_reports_file on project_reports (file_id) where file_id is not null;

alter table project_reports enable row level security;
alter table project_reports force row level security;

create policy staff_see on project_reports for select to trusswell_app
  using (audience = 'staff' and app_is_staff() and app_sees_project(project_id));
create policy staff_request on project_reports for insert to trusswell_app
  with check (audience = 'staff' and app_is_staff() and app_sees_project(project_id));
create policy staff_request_again on project_reports for update to trusswell_app
  using (audience = 'staff' and app_is_staff() and app_sees_project(project_id));
create policy client_sees on project_reports for select to trusswell_app
  using (audience = 'client' and app_role() = 'client' and app_sees_project(project_id));
create policy client_requests on project_reports for insert to trusswell_app
  with check (audience = 'client' and app_role() = 'client' and app_sees_project(project_id));
create policy client_requests_again on project_reports for update to trusswell_app
  using (audience = 'client' and app_role() = 'client' and app_sees_project(project_id));
grant select (key, project_id, audience, file_id, created_at, requested_at),
  insert (key, project_id, audience, content), update (requested_at)
  on project_reports to trusswell_app;

create policy see_with_report on files for select to trusswell_app
  using (purpose = 'report' and exists (select from project_reports where file_id = files.id));

create policy work on project_reports to trusswell_worker using (true) with check (true);
grant select, delete, update (content, file_id) on project_reports to trusswell_worker;
