-- One for an event and a person. Made by the worker, read and marked by the person.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in (
    'project_created', 'manager_assigned', 'milestone_added', 'milestone_due', 'milestone_overdue',
    'milestone_completed', 'status_changed'
  )),
  -- What it tells of: the same event told twice is one row.
  event_key text not null check (length(event_key) between 1 and 200),
  project_id uuid references projects on delete cascade,
  message text not null check (length(message) between 1 and 500),
  -- Off for those who want this kind by mail only.
  in_app boolean not null default true,
  digest boolean not null default false,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  constraint notifications_once unique (user_id, event_key)
);
create index notifications_list on notifications (user_id, created_at desc, id desc) where in_app;
create index notifications_unread on notifications (user_id, created_at desc, id desc) where in_app and read_at is null;
create index notifications_digest on notifications (user_id, created_at) where digest;
create index notifications_age on notifications (created_at);
create index notifications_of_project on notifications (project_id);

-- Only what differs from the defaults need be here.
create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in (
    'project_created', 'manager_assigned', 'milestone_added', 'milestone_due', 'milestone_overdue',
    'milestone_completed', 'status_changed'
  )),
  in_app boolean not null,
  email boolean not null,
  digest boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);

alter table notifications enable row level security;
alter table notifications force row level security;
alter table notification_preferences enable row level security;
alter table notification_preferences force row level security;

create policy own on notifications for select to trusswell_app using (user_id = app_user_id());
create policy mark_own on notifications for update to trusswell_app
  using (user_id = app_user_id()) with check (user_id = app_user_id());
create policy work on notifications to trusswell_worker using (true) with check (true);
create policy own on notification_preferences to trusswell_app
  using (user_id = app_user_id()) with check (user_id = app_user_id());
create policy work on notification_preferences for select to trusswell_worker using (true);

grant select, update (read_at) on notifications to trusswell_app;
grant select, insert, update, delete on notifications to trusswell_worker;
grant select, insert, update on notification_preferences to trusswell_app;
grant select on notification_preferences to trusswell_worker;
