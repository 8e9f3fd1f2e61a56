-- What the office, or the member of staff who took it on, is mailed of every ten minutes. Ids only.
create table office_mail_items (
  event_key text primary key check (length(event_key) between 1 and 200),
  kind text not null,
  subject_id uuid not null,
  created_at timestamptz not null default now(),
  -- The mail that lists or counts it.
  batch uuid,
  batched_at timestamptz,
  -- False for those above the ceiling, which are only counted.
  listed boolean not null default false,
  check ((batch is null) = (batched_at is null))
);
create index office_mail_items_waiting on office_mail_items (kind, created_at) where batch is null;
create index office_mail_items_of_batch on office_mail_items (batch) where batch is not null;
create index office_mail_items_listed on office_mail_items (kind, batched_at) where listed;

alter table office_mail_items enable row level security;
alter table office_mail_items force row level security;
create policy work on office_mail_items to trusswell_worker using (true) with check (true);
grant select, insert, update, delete on office_mail_items to trusswell_worker;
