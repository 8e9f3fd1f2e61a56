-- A sign-in by a code sent by mail. The code itself isn't stored: it is a keyed hash of this row, the account and the
-- browser. A row without a person is a request for an address that gets no code; it costs and answers the same.
create table sign_in_codes (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  browser text not null unique,
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null default now()
);
create index sign_in_codes_user on sign_in_codes (user_id);
create index sign_in_codes_expiry on sign_in_codes (created_at);

alter table sign_in_codes enable row level security;
alter table sign_in_codes force row level security;
create policy identity on sign_in_codes to trusswell_identity using (true) with check (true);
create policy expire on sign_in_codes to trusswell_worker using (true);
grant select, insert, delete, update (tries) on sign_in_codes to trusswell_identity;
grant select (created_at), delete on sign_in_codes to trusswell_worker;
