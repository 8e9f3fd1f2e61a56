create table contact_submissions (
  id uuid primary key,
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  email text not null check (length(email) between 3 and 254),
  phone text check (length(phone) <= 32),
  company text check (length(company) <= 120),
  subject text not null check (length(subject) between 1 and 160),
  message text not null check (length(message) between 1 and 5000),
  status text not null default 'new' check (status in ('new', 'in-progress', 'resolved')),
  admin_notes text check (length(admin_notes) <= 5000),
  consent_notice text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search text generated always as (
    lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company, '') || ' ' || subject)
  ) stored
);
-- Lists are read newest first, deleted ones apart.
create index contact_submissions_list on contact_submissions (created_at desc, id desc) where deleted_at is null;
create index contact_submissions_by_status on contact_submissions (status, created_at desc, id desc)
  where deleted_at is null;
create index contact_submissions_deleted on contact_submissions (created_at desc, id desc) where deleted_at is not null;
create index contact_submissions_search on contact_submissions using gin (search gin_trgm_ops);
create index contact_submissions_purge on contact_submissions (deleted_at) where deleted_at is not null;

alter table contact_submissions enable row level security;
alter table contact_submissions force row level security;
create policy anyone_writes_a_new_one on contact_submissions for insert to trusswell_app
  with check (status = 'new' and admin_notes is null and version = 1 and deleted_at is null);
create policy staff_read on contact_submissions for select to trusswell_app using (app_is_staff());
create policy staff_edit on contact_submissions for update to trusswell_app
  using (app_is_staff()) with check (app_is_staff() and (deleted_at is null or app_role() = 'admin'));
create policy work on contact_submissions to trusswell_worker using (true) with check (true);

grant select, insert, update on contact_submissions to trusswell_app;
grant select, delete on contact_submissions to trusswell_worker;
