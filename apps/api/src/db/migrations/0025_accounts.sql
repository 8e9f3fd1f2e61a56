-- Where the notice about a changed address goes: the address that the account had before.
alter table users add column previous_email text check (previous_email = lower(previous_email));

-- A code of an authenticator app is accepted once (RFC 6238, section 5.2), whichever process is asked.
create table used_totp_codes (
  user_id uuid not null references users on delete cascade,
  code text not null,
  used_at timestamptz not null default now(),
  primary key (user_id, code)
);
create index used_totp_codes_expiry on used_totp_codes (used_at);

alter table used_totp_codes enable row level security;
alter table used_totp_codes force row level security;
create policy identity on used_totp_codes to trusswell_identity using (true) with check (true);
create policy expire on used_totp_codes to trusswell_worker using (true);
grant select, insert, update on used_totp_codes to trusswell_identity;
grant select (used_at), delete on used_totp_codes to trusswell_worker;
