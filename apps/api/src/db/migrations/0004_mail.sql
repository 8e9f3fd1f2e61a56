-- One row for each mail, made by the job that sends it; its id is the job's and names the Message-ID.
-- `sending` is committed before the relay hears of the mail, so a try whose outcome nobody knows can be told.
create table mail_deliveries (
  id uuid primary key,
  kind text not null,
  subject_id uuid not null,
  recipient_digest text not null,
  state text not null check (state in ('sending', 'sent', 'failed', 'skipped')),
  attempts integer not null default 1 check (attempts > 0),
  uncertain integer not null default 0 check (uncertain >= 0),
  started_at timestamptz not null,
  finished_at timestamptz
);
create index mail_deliveries_recipient on mail_deliveries (recipient_digest, kind, started_at);

alter table mail_deliveries enable row level security;
alter table mail_deliveries force row level security;
create policy work on mail_deliveries to trusswell_worker using (true) with check (true);
grant select, insert, update, delete on mail_deliveries to trusswell_worker;
