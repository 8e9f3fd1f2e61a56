-- Whether the client accepted a completed milestone. Those that are completed already are not asked about.
alter table milestones
  add column acceptance text not null default 'none'
    check (acceptance in ('none', 'asked', 'accepted', 'accepted_with_remarks', 'rejected')),
  -- When it was asked for, and after the answer when that was given.
  add column acceptance_at timestamptz,
  add column acceptance_by uuid references users on delete set null,
  -- Staff recorded the client's answer, and say how they know it.
  add column acceptance_on_behalf boolean not null default false,
  add column acceptance_reason text not null default '' check (length(acceptance_reason) <= 300),
  add column acceptance_file_id uuid references project_files on delete set null,
  -- The client's words: remarks, or why it was rejected.
  add column acceptance_remarks text not null default '' check (length(acceptance_remarks) <= 500),
  add column acceptance_reminded_at timestamptz,
  add constraint acceptance_fits_status check (
    acceptance = 'none'
    or (acceptance = 'rejected' and status <> 'completed')
    or (acceptance in ('asked', 'accepted', 'accepted_with_remarks') and status = 'completed')
  ),
  add constraint acceptance_has_its_time check ((acceptance = 'none') = (acceptance_at is null)),
  add constraint acceptance_has_remarks check (
    acceptance not in ('accepted_with_remarks', 'rejected') or acceptance_remarks <> ''
  ),
  add constraint acceptance_on_behalf_has_a_reason check (not acceptance_on_behalf or acceptance_reason <> '');
create index milestones_asked on milestones (project_id) where acceptance = 'asked' and deleted_at is null;
create index milestones_to_remind on milestones (acceptance_at)
  where acceptance = 'asked' and acceptance_reminded_at is null and deleted_at is null;
create index milestones_answered_by on milestones (acceptance_by) where acceptance_by is not null;
create index milestones_proven_by on milestones (acceptance_file_id) where acceptance_file_id is not null;

drop policy client_adds on milestones;
create policy client_adds on milestones for insert to trusswell_app
  with check (
    app_is_owner() and added_by = app_user_id() and status <> 'completed' and acceptance = 'none' and weight = 1
      and app_sees_project(project_id)
  );
create policy owner_answers on milestones for update to trusswell_app
  using (app_is_owner() and acceptance = 'asked' and deleted_at is null and app_sees_project(project_id))
  with check (
    app_is_owner() and acceptance_by = app_user_id() and not acceptance_on_behalf
      and (acceptance in ('accepted', 'accepted_with_remarks') or (acceptance = 'rejected' and status = 'in_progress'))
      and app_sees_project(project_id)
  );

-- A client changes what it added until it is completed, and then nothing but the answer. Deleting a file of its own
-- unlinks it from the milestone that it proves.
drop trigger client_columns on milestones;
create trigger client_columns after update on milestones for each row
  when (app_role() = 'client' and old.status <> 'completed')
  execute function allow_columns(
    'title', 'description', 'due_date', 'status', 'version', 'updated_at', 'deleted_at', 'deleted_by', 'deleted_by_client',
    'acceptance_file_id'
  );
create trigger client_answers after update on milestones for each row
  when (app_role() = 'client' and old.status = 'completed')
  execute function allow_columns(
    'status', 'completion_date', 'acceptance', 'acceptance_at', 'acceptance_by', 'acceptance_remarks',
    'acceptance_file_id', 'version', 'updated_at'
  );

grant update (
  acceptance, acceptance_at, acceptance_by, acceptance_on_behalf, acceptance_reason, acceptance_file_id,
  acceptance_remarks, acceptance_reminded_at
) on milestones to trusswell_app;
grant update (acceptance_reminded_at) on milestones to trusswell_worker;
