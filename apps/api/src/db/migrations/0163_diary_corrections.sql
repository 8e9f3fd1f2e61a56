-- A diary entry is corrected and deleted by its author within a day, by the project's manager and by admins at any time.
-- A deleted one can be restored until a job removes it with its photos.
alter table site_diary_entries add column deleted_at timestamptz;
create index site_diary_deleted on site_diary_entries (deleted_at) where deleted_at is not null;
drop index site_diary_author_day;
create unique index site_diary_author_day on site_diary_entries (author_id, project_id, entry_date)
  where author_id is not null and deleted_at is null;

create function app_corrects_diary(project uuid, author uuid, written timestamptz) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select app_is_staff() and app_sees_project(project) and (
    app_role() = 'admin'
    or (author = app_user_id() and written > now() - interval '1 day')
    or exists (select from projects where projects.id = project and manager_id = app_user_id())
  )
$$;
grant execute on function app_corrects_diary(uuid, uuid, timestamptz) to trusswell_app;

drop policy client_sees_shared on site_diary_entries;
create policy client_sees_shared on site_diary_entries for select to trusswell_app
  using (
    app_role() = 'client' and shared_with_client and deleted_at is null and app_sees_project(project_id)
  );
drop policy staff_edit on site_diary_entries;
create policy staff_edit on site_diary_entries for update to trusswell_app
  using (app_corrects_diary(project_id, author_id, created_at))
  with check (app_is_staff() and app_sees_project(project_id));
grant update (deleted_at) on site_diary_entries to trusswell_app;

drop policy remove on site_diary_photos;
create policy remove on site_diary_photos for delete to trusswell_app
  using (
    exists (
      select from site_diary_entries entry
      where entry.id = entry_id and app_corrects_diary(entry.project_id, entry.author_id, entry.created_at)
    )
  );
