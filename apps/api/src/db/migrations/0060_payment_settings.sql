-- Our bank account, the payee of cheques and the limits of online payments. Everybody with an account may be asked to pay,
-- so everybody with an account reads them.
alter table settings drop constraint settings_section_check;
alter table settings add constraint settings_section_check
  check (section in ('company', 'payment_gateway', 'payments', 'email', 'notifications'));
-- All sections share one version.
alter table settings no force row level security;
insert into settings (section, version) select 'payments', max(version) from settings;
alter table settings force row level security;
drop policy read_own_part on settings;
create policy read_own_part on settings for select to trusswell_app
  using (
    section = 'company' or (section in ('notifications', 'payments') and app_user_id() is not null)
      or (section = 'payment_gateway' and app_user_id() is null) or app_role() = 'admin'
  );
