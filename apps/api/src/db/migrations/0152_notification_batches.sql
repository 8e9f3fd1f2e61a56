-- Several changes by one person within an hour are one notification. `items` is what it is about.
alter table notifications
  add column batch text check (length(batch) between 1 and 200),
  add column items uuid[] not null default '{}' check (cardinality(items) <= 1000);
create index notifications_batch on notifications (user_id, batch, created_at desc) where batch is not null;

-- Whether a person's e-mails about notifications come at once or once a day. Without a row they come at once.
create table notification_rhythms (
  user_id uuid primary key references users on delete cascade,
  mails text not null check (mails in ('at_once', 'daily')),
  updated_at timestamptz not null default now()
);
alter table notification_rhythms enable row level security;
alter table notification_rhythms force row level security;
create policy own on notification_rhythms to trusswell_app
  using (user_id = app_user_id()) with check (user_id = app_user_id());
create policy work on notification_rhythms for select to trusswell_worker using (true);
grant select, insert, update (mails, updated_at) on notification_rhythms to trusswell_app;
grant select on notification_rhythms to trusswell_worker;
