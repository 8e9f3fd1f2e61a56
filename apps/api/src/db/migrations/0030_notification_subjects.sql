-- A notification is about a subject of any type and leads to a page; its kinds are listed in the code alone.
alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind check (kind ~ '^[a-z][a-z_]{1,39}$'),
  add column subject_type text not null default 'project' check (subject_type ~ '^[a-z][a-z_]{1,39}$'),
  add column subject_id uuid,
  add column path text not null default '/dashboard' check (path ~ '^/' and length(path) <= 300);
alter table notification_preferences
  drop constraint notification_preferences_kind_check,
  add constraint notification_preferences_kind check (kind ~ '^[a-z][a-z_]{1,39}$');

-- The owner is subject to the policies as well.
alter table notifications no force row level security;
update notifications set subject_id = project_id, path = '/dashboard/projects/' || project_id where project_id is not null;
alter table notifications force row level security;
