-- Every file that somebody sent. The bytes lie in storage under the row's id; the state says in which part of it.
create table files (
  id uuid primary key,
  purpose text not null check (purpose in ('resume')),
  state text not null default 'quarantined' check (state in ('quarantined', 'clean', 'infected', 'removed')),
  -- For people and for headers; never part of a path. Empty once the file is removed.
  name text not null check (length(name) <= 120),
  type text not null check (length(type) between 3 and 100),
  size integer not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- What the scanner found.
  finding text,
  created_at timestamptz not null default now(),
  scanned_at timestamptz check (scanned_at is not null or state in ('quarantined', 'removed')),
  removed_at timestamptz check ((removed_at is not null) = (state = 'removed'))
);
-- The scanner was away: what waits for it, oldest first.
create index files_waiting on files (created_at) where state = 'quarantined';

alter table files enable row level security;
alter table files force row level security;
create policy anyone_sends on files for insert to trusswell_app with check (state = 'quarantined');
create policy work on files to trusswell_worker using (true) with check (true);
-- Who may read one depends on what it belongs to; see what refers to it.

grant select, insert on files to trusswell_app;
grant select, update on files to trusswell_worker;
