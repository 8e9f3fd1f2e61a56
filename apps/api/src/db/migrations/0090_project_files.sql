-- Drawings and other files of a project that are not sent with a message. One of the same name is its next version.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('resume', 'payment_proof', 'invoice', 'chat', 'chat_thumbnail', 'project'));

create table project_files (
  file_id uuid primary key references files,
  project_id uuid not null references projects on delete cascade,
  visibility text not null check (visibility in ('everyone', 'internal')),
  -- No foreign key, as in the conversation: who it was goes with the person, the file stays.
  uploaded_by uuid,
  -- Clients don't see the accounts of staff.
  uploader_name text not null check (length(uploader_name) between 1 and 200),
  created_at timestamptz not null default now()
);
create index project_files_project on project_files (project_id, visibility);
create index project_files_uploader on project_files (uploaded_by) where uploaded_by is not null;

alter table project_files enable row level security;
alter table project_files force row level security;

create policy seen on project_files for select to trusswell_app using (app_sees_chat(project_id, visibility));
create policy upload on project_files for insert to trusswell_app
  with check (uploaded_by = app_user_id() and app_sees_chat(project_id, visibility));
grant select, insert on project_files to trusswell_app;
create policy see_with_project on files for select to trusswell_app
  using (purpose = 'project' and exists (select from project_files where file_id = files.id));

create policy work on project_files to trusswell_worker using (true) with check (true);
grant select, update (uploaded_by, uploader_name), delete on project_files to trusswell_worker;
