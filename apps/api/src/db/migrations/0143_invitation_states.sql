-- A revoked invitation stays listed; its end moves to the time of revoking, so that no link of it works.
alter table invitations add column revoked_at timestamptz;
drop index invitations_open;
create unique index invitations_open on invitations (email, organisation_id) nulls not distinct
  where accepted_at is null and revoked_at is null;
create index invitations_by_time on invitations (created_at desc, id desc);
create index invitations_open_until on invitations (expires_at) where accepted_at is null and revoked_at is null;

-- Colleagues revoke each other's invitations; inviting is still in one's own name.
drop policy admin_invites on invitations;
drop policy owner_invites on invitations;
create policy admin_invites on invitations to trusswell_app
  using (app_role() = 'admin') with check (app_role() = 'admin');
create policy owner_invites on invitations to trusswell_app
  using (organisation_id = app_organisation_id() and app_is_owner())
  with check (organisation_id = app_organisation_id() and app_is_owner());
create policy invites_as_oneself on invitations as restrictive for insert to trusswell_app
  with check (invited_by = app_user_id());
grant update (revoked_at, expires_at) on invitations to trusswell_app;
