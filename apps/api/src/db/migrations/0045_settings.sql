-- One row for each section of the company settings. A section that lacks a field has the default of the code. They are
-- saved together and share one version.
create table settings (
  section text primary key check (section in ('company', 'payment_gateway', 'email', 'notifications')),
  value jsonb not null default '{}' check (jsonb_typeof(value) = 'object'),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now()
);
insert into settings (section) values ('company'), ('payment_gateway'), ('email'), ('notifications');

-- The rate that applies on a day is the one with the latest date up to it. GST began on 1 July 2017.
create table tax_rates (
  effective_from date primary key,
  rate numeric(5, 2) not null check (rate between 0 and 100)
);
insert into tax_rates (effective_from, rate) values ('2017-07-01', 18);

-- Encrypted by the application, for this name alone: another row's ciphertext doesn't decrypt here.
create table settings_secrets (
  name text primary key check (name in (
    'stripe.secretKey', 'stripe.webhookSecret', 'stripe.previousWebhookSecret',
    'razorpay.keySecret', 'razorpay.webhookSecret', 'razorpay.previousWebhookSecret',
    'email.smtpPass'
  )),
  key_id text not null,
  nonce bytea not null check (length(nonce) = 12),
  ciphertext bytea not null,
  set_at timestamptz not null default now(),
  set_by uuid references users on delete set null
);
create index settings_secrets_by_person on settings_secrets (set_by);

alter table settings enable row level security;
alter table settings force row level security;
alter table tax_rates enable row level security;
alter table tax_rates force row level security;
alter table settings_secrets enable row level security;
alter table settings_secrets force row level security;

-- The site shows the company to everybody; people see which notifications are switched off for all.
create policy read_own_part on settings for select to trusswell_app
  using (
    section = 'company' or (section = 'notifications' and app_user_id() is not null) or app_role() = 'admin'
  );
create policy admin_edits on settings for update to trusswell_app
  using (app_role() = 'admin') with check (app_role() = 'admin');
create policy work on settings for select to trusswell_worker using (true);
grant select, update (value, version, updated_at) on settings to trusswell_app;
grant select on settings to trusswell_worker;

-- A rate that has applied stays: documents were made with it.
create policy admin_reads on tax_rates for select to trusswell_app using (app_role() = 'admin');
create policy admin_adds on tax_rates for insert to trusswell_app
  with check (app_role() = 'admin' and effective_from >= (now() at time zone 'Asia/Kolkata')::date);
create policy admin_edits on tax_rates for update to trusswell_app
  using (app_role() = 'admin' and effective_from >= (now() at time zone 'Asia/Kolkata')::date)
  with check (app_role() = 'admin');
create policy admin_removes on tax_rates for delete to trusswell_app
  using (app_role() = 'admin' and effective_from >= (now() at time zone 'Asia/Kolkata')::date);
create policy work on tax_rates for select to trusswell_worker using (true);
grant select, insert, delete, update (rate) on tax_rates to trusswell_app;
grant select on tax_rates to trusswell_worker;

create policy admin_manages on settings_secrets to trusswell_app
  using (app_role() = 'admin') with check (app_role() = 'admin');
create policy work on settings_secrets to trusswell_worker using (true) with check (true);
grant select, insert, delete, update (key_id, nonce, ciphertext, set_at, set_by) on settings_secrets to trusswell_app;
-- The worker sends mail with them and encrypts them again under a new key.
grant select (name, key_id, nonce, ciphertext), update (key_id, nonce, ciphertext) on settings_secrets to trusswell_worker;
