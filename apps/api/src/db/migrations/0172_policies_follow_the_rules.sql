-- What the API refuses, the policies refuse too.

-- A diary entry is dated by the database: its author could otherwise edit it on a later day.
revoke insert on site_diary_entries, site_diary_photos from trusswell_app;
grant insert (
    id, project_id, entry_date, weather, temperature, headcount, notes, shared_with_client, author_id, author_name
  ) on site_diary_entries to trusswell_app;
grant insert (file_id, project_id, uploaded_by) on site_diary_photos to trusswell_app;

-- Photos are added and removed by those who may correct the entry.
drop policy attach_own on site_diary_photos;
create policy attach_own on site_diary_photos for update to trusswell_app
  using (app_is_staff() and uploaded_by = app_user_id() and entry_id is null and app_sees_project(project_id))
  with check (
    app_is_staff() and uploaded_by = app_user_id() and app_sees_project(project_id)
    and (
      entry_id is null
      or exists (
        select from site_diary_entries entry
        where entry.id = entry_id and app_corrects_diary(entry.project_id, entry.author_id, entry.created_at)
      )
    )
  );

-- The history of tasks is for staff.
drop policy seen_with_project on project_activity;
create policy seen_with_project on project_activity for select to trusswell_app
  using (
    app_role() = 'admin'
    or (app_role() = 'manager' and app_sees_project(project_id))
    or (
      app_role() = 'client' and app_sees_project(project_id)
      and case entity
        when 'task' then false
        when 'expense' then exists (select from expenses where expenses.id = entity_id)
        when 'risk' then exists (select from risks where risks.id = entity_id)
        when 'diary_entry' then exists (select from site_diary_entries where site_diary_entries.id = entity_id)
        when 'project_file' then exists (select from project_files where project_files.file_id = entity_id)
        else true
      end
    )
  );

-- Each side declines the other's change requests and withdraws its own.
drop policy staff_edit on change_requests;
create policy staff_edit on change_requests for update to trusswell_app
  using (app_is_staff() and state = 'proposed' and app_sees_project(project_id))
  with check (
    app_is_staff() and app_sees_project(project_id)
    and (state = 'proposed' or state = case when proposed_by_client then 'declined' else 'withdrawn' end)
  );
drop policy owner_closes on change_requests;
create policy owner_closes on change_requests for update to trusswell_app
  using (app_is_owner() and state = 'proposed' and app_sees_project(project_id))
  with check (
    app_is_owner() and closed_by = app_user_id() and app_sees_project(project_id)
    and (state = 'accepted' or state = case when proposed_by_client then 'withdrawn' else 'declined' end)
  );

-- An invitation that was revoked stays revoked, and none is made longer.
create function keep_invitation_ended() returns trigger language plpgsql as $$
begin
  raise exception 'an invitation can only be ended' using errcode = 'insufficient_privilege';
end
$$;
create trigger keep_invitation_ended before update of revoked_at, expires_at on invitations for each row
  when (
    current_user = 'trusswell_app'
    and (
      new.expires_at > old.expires_at
      or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at)
    )
  )
  execute function keep_invitation_ended();
