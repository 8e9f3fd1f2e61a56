-- When the office answers: the clock of unanswered messages.
alter table settings drop constraint settings_section_check;
alter table settings add constraint settings_section_check
  check (section in ('company', 'payment_gateway', 'payments', 'email', 'notifications', 'working_hours'));
-- All sections share one version.
alter table settings no force row level security;
insert into settings (section, version) select 'working_hours', max(version) from settings;
alter table settings force row level security;
drop policy read_own_part on settings;
create policy read_own_part on settings for select to trusswell_app
  using (
    section = 'company' or (section in ('notifications', 'payments') and app_user_id() is not null)
      or (section = 'payment_gateway' and app_user_id() is null) or (section = 'working_hours' and app_is_staff())
      or app_role() = 'admin'
  );
