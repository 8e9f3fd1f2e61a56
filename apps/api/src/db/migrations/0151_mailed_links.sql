-- A link in a mail that opens one thing without a session. The token is a signature over this row and isn't stored.
create table mailed_links (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('milestone', 'change_request', 'message')),
  subject_id uuid not null,
  project_id uuid not null references projects on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index mailed_links_user on mailed_links (user_id);
create index mailed_links_project on mailed_links (project_id);
create index mailed_links_expiry on mailed_links (created_at);

alter table mailed_links enable row level security;
alter table mailed_links force row level security;
create policy upkeep on mailed_links to trusswell_owner using (true) with check (true);
-- Whose link it is isn't known before it is read; what it opens is then done with the rights of that person.
create policy opened on mailed_links for select to trusswell_identity using (true);
create policy own on mailed_links for select to trusswell_app using (user_id = app_user_id());
create policy used_once on mailed_links for update to trusswell_app
  using (user_id = app_user_id() and used_at is null)
  with check (user_id = app_user_id() and used_at is not null);
create policy work on mailed_links to trusswell_worker using (true) with check (true);
grant select on mailed_links to trusswell_identity, trusswell_app;
grant update (used_at) on mailed_links to trusswell_app;
grant select, insert, delete on mailed_links to trusswell_worker;
