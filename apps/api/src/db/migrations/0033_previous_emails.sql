-- The addresses that an account had lately. Each is told of every change, so that two changes in quick succession don't
-- leave the first one uninformed. The column that held only the last one is in no release.
create table previous_emails (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  email text not null check (email = lower(email)),
  replaced_at timestamptz not null default now()
);
create index previous_emails_user on previous_emails (user_id);
create index previous_emails_expiry on previous_emails (replaced_at);
alter table users drop column previous_email;

alter table previous_emails enable row level security;
alter table previous_emails force row level security;
create policy identity on previous_emails to trusswell_identity using (true) with check (true);
create policy expire on previous_emails to trusswell_worker using (true);
grant select, insert on previous_emails to trusswell_identity;
grant select (replaced_at), delete on previous_emails to trusswell_worker;
