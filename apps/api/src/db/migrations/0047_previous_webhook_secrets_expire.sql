-- A webhook secret that was replaced is accepted for three days more.
alter table settings_secrets add column valid_until timestamptz;

-- The owner is subject to the policies as well.
alter table settings_secrets no force row level security;
update settings_secrets set valid_until = now() + interval '72 hours' where name like '%.previousWebhookSecret';
alter table settings_secrets force row level security;

alter table settings_secrets add constraint settings_secrets_only_previous_expire
  check ((valid_until is not null) = (name like '%.previousWebhookSecret'));

grant update (valid_until) on settings_secrets to trusswell_app;
grant select (valid_until) on settings_secrets to trusswell_worker;
