-- The application updates by column: what only triggers, other roles or nobody may write has no grant.
revoke update on users, contact_submissions, idempotency_keys, invitations, project_members, project_drafts, milestones,
  tasks, expenses, risks, notification_preferences, jobs, job_applications, application_templates from trusswell_app;
-- Address, second factor and verification are written by the identity role alone.
grant update (name, role, deactivated_at, version, updated_at, deleted_at) on users to trusswell_app;
grant update (
  first_name, last_name, email, phone, company, subject, message, status, admin_notes, version, updated_at, deleted_at
) on contact_submissions to trusswell_app;
grant update (status, body) on idempotency_keys to trusswell_app;
grant update (duty) on project_members to trusswell_app;
grant update (revision, step, fields, saved_at) on project_drafts to trusswell_app;
grant update (title, description, due_date, status, completion_date, weight, version, updated_at, deleted_at)
  on milestones to trusswell_app;
grant update (
  title, status, assignee_id, milestone_id, due_date, completed_on, weight, version, updated_at, deleted_at
) on tasks to trusswell_app;
grant update (category, amount_paise, spent_on, description, version, updated_at, deleted_at) on expenses to trusswell_app;
grant update (title, category, severity, status, version, updated_at, deleted_at) on risks to trusswell_app;
grant update (in_app, email, digest, updated_at) on notification_preferences to trusswell_app;
grant update (
  area, title, department, location, type, experience, description, responsibilities, requirements, benefits, duration,
  closes_on, status, version, updated_at, deleted_at
) on jobs to trusswell_app;
grant update (
  position, applicant_name, email, phone, experience, skills, linkedin, cover_letter, resume_url, resume_file, status,
  notes, consent_notice, consent_text, keep_longer, waits_for, renewed_at, withdrawn_at, erased_at, version, created_at,
  updated_at, deleted_at
) on job_applications to trusswell_app;
grant update (subject, body, version, updated_at) on application_templates to trusswell_app;

drop policy edit_self on users;
create policy edit_self on users for update to trusswell_app
  using (id = app_user_id() and app_role() <> 'admin' and deleted_at is null)
  with check (id = app_user_id() and role = app_role() and deactivated_at is null);

-- Refuses an update that changes any column but those it is given.
create function allow_columns() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - tg_argv <> to_jsonb(old) - tg_argv then
    raise exception '% may only change % of %', app_role(), array_to_string(tg_argv, ', '), tg_table_name
      using errcode = 'insufficient_privilege';
  end if;
  return null;
end
$$;

-- Who a project belongs to is for admins to change.
create function refuse_new_client() returns trigger language plpgsql as $$
begin
  raise exception 'a manager cannot change the client of a project' using errcode = 'insufficient_privilege';
end
$$;
create trigger keep_client before update of client_id on projects for each row
  when (app_role() = 'manager' and new.client_id is distinct from old.client_id) execute function refuse_new_client();

-- Managers work on what visitors sent, but neither change what it says nor see what an admin deleted.
create trigger manager_columns after update on contact_submissions for each row
  when (app_role() = 'manager') execute function allow_columns('status', 'admin_notes', 'version', 'updated_at');
drop policy staff_read on contact_submissions;
create policy staff_read on contact_submissions for select to trusswell_app
  using (app_role() = 'admin' or (app_role() = 'manager' and deleted_at is null));
drop policy staff_edit on contact_submissions;
create policy staff_edit on contact_submissions for update to trusswell_app
  using (app_role() = 'admin' or (app_role() = 'manager' and deleted_at is null))
  with check (app_role() = 'admin' or (app_role() = 'manager' and deleted_at is null));

drop policy anyone_reads on jobs;
create policy anyone_reads on jobs for select to trusswell_app using (deleted_at is null or app_role() = 'admin');
drop policy staff_edit on jobs;
create policy staff_edit on jobs for update to trusswell_app
  using (app_role() = 'admin' or (app_role() = 'manager' and deleted_at is null))
  with check (app_role() = 'admin' or (app_role() = 'manager' and deleted_at is null));

drop policy staff_read on job_applications;
create policy staff_read on job_applications for select to trusswell_app
  using (
    (app_role() = 'admin' or (app_role() = 'manager' and deleted_at is null)) and waits_for is null and erased_at is null
  );
drop policy staff_edit on job_applications;
create policy staff_edit on job_applications for update to trusswell_app
  using (
    (app_role() = 'admin' or (app_role() = 'manager' and deleted_at is null)) and waits_for is null and erased_at is null
  )
  with check (app_role() = 'admin' or (app_role() = 'manager' and deleted_at is null));

-- The link in a mail replaces the resume, withdraws, erases or puts a later version in place; nothing else.
create function guard_application() returns trigger language plpgsql as $$
declare
  allowed text[] := array['version', 'updated_at', 'search'];
begin
  -- The policy of application_tokens shows the row only to a transaction that was given its token.
  if app_link_token() is not null and exists (
    select from application_tokens t where new.id in (t.application_id, t.version_id)
  ) then
    allowed := allowed || case
      when new.erased_at is distinct from old.erased_at then array[
        'erased_at', 'applicant_name', 'email', 'phone', 'linkedin', 'cover_letter', 'skills', 'notes', 'resume_url',
        'created_at'
      ]
      when new.renewed_at is distinct from old.renewed_at then array[
        'renewed_at', 'applicant_name', 'phone', 'experience', 'linkedin', 'cover_letter', 'resume_file', 'resume',
        'consent_notice', 'consent_text', 'keep_longer', 'status', 'decided_at'
      ]
      when new.withdrawn_at is distinct from old.withdrawn_at then array['withdrawn_at']
      else array['resume_file', 'resume', 'waits_for']
    end;
    if new.status not in (old.status, 'pending') or (
      new.erased_at is not null
      and coalesce(nullif(new.applicant_name, ''), nullif(new.email, ''), new.phone, new.linkedin, new.cover_letter,
        nullif(joined(new.skills), ''), new.notes, new.resume_url) is not null
    ) then
      allowed := '{}';
    end if;
  elsif app_role() = 'manager' then
    allowed := allowed || array['status', 'notes', 'decided_at'];
  else
    return null;
  end if;
  if to_jsonb(new) - allowed <> to_jsonb(old) - allowed then
    raise exception 'only % may change here', array_to_string(allowed, ', ') using errcode = 'insufficient_privilege';
  end if;
  return null;
end
$$;
-- By its name before keep_application_history, which deletes the tokens of an erased application.
create trigger guard_application after update on job_applications for each row execute function guard_application();
grant execute on function app_link_token() to trusswell_worker;

-- A client changes neither the weight of its milestones nor brings back what staff deleted.
alter table milestones add column deleted_by uuid;
create function note_who_deleted() returns trigger language plpgsql as $$
begin
  new.deleted_by := case when new.deleted_at is not null then app_user_id() end;
  return new;
end
$$;
create trigger note_who_deleted before update of deleted_at on milestones for each row execute function note_who_deleted();
create trigger client_columns after update on milestones for each row when (app_role() = 'client')
  execute function allow_columns(
    'title', 'description', 'due_date', 'status', 'version', 'updated_at', 'deleted_at', 'deleted_by'
  );
drop policy client_edits_own on milestones;
create policy client_edits_own on milestones for update to trusswell_app
  using (
    app_role() = 'client' and added_by = app_user_id() and status <> 'completed'
      and (deleted_at is null or deleted_by = app_user_id()) and app_sees_project(project_id)
  )
  with check (
    app_role() = 'client' and added_by = app_user_id() and status <> 'completed' and app_sees_project(project_id)
  );

-- All visitors are one actor, so the stored answer is shown to whoever has the key, and to nobody else.
create function app_idempotency_key() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.idempotency_key', true), '')::uuid;
grant execute on function app_idempotency_key() to trusswell_app;
drop policy own_keys on idempotency_keys;
create policy own_keys on idempotency_keys to trusswell_app
  using (actor = coalesce(app_user_id()::text, 'anonymous') and key = app_idempotency_key())
  with check (actor = coalesce(app_user_id()::text, 'anonymous') and key = app_idempotency_key());
-- Expiry reads the age, not the answers.
revoke select on idempotency_keys from trusswell_worker;
grant select (created_at) on idempotency_keys to trusswell_worker;

-- Asks each time: a remembered answer was in a setting that any statement could write.
create or replace function app_sees_project(project uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (
    select from projects where id = project and deleted_at is null and (
      app_role() = 'admin'
      or (app_role() = 'manager' and app_user_id() = any (member_ids))
      or (app_role() = 'client' and app_user_id() = client_id)
    )
  );
end
$$;
drop trigger forget_who_sees on projects;
drop function forget_who_sees();
