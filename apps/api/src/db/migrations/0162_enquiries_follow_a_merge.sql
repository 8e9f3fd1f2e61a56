-- A converted enquiry stays with its organisation when that is merged into another.
create or replace function merge_organisations(source uuid, target uuid, chosen_role text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_is_admin() or source = target then
    return false;
  end if;
  perform from users where organisation_id = source order by id for update;
  perform from organisations where id in (source, target) order by id for update;
  if (select count(*) from organisations where id in (source, target)) < 2 then
    return false;
  end if;
  delete from audit_personal where subject_id in (
    select id from invitations where organisation_id = source and accepted_at is null
  );
  delete from invitations where organisation_id = source and accepted_at is null;
  update invitations set organisation_id = target where organisation_id = source;
  insert into organisation_private (organisation_id, field, value)
    select target, field, value from organisation_private where organisation_id = source and field = 'notes' and value <> ''
    on conflict (organisation_id, field) do update
      set value = left(concat_ws(E'\n\n', nullif(organisation_private.value, ''), excluded.value), 10000);
  update projects set organisation_id = target where organisation_id = source;
  update payments set organisation_id = target where organisation_id = source;
  update contact_submissions set organisation_id = target where organisation_id = merge_organisations.source;
  -- Last, so that the trigger finds nothing left when it deletes an empty one.
  update users set organisation_id = null, version = version + 1, updated_at = now()
    where organisation_id = source and not email_verified;
  update users set organisation_id = target, version = version + 1, updated_at = now(),
      organisation_role = coalesce(chosen_role, (
        select i.organisation_role from invitations i where i.organisation_id = target and i.email = users.email
          and i.accepted_at is null and i.expires_at > now()
      ), 'viewer')
    where organisation_id = source;
  update invitations i set accepted_at = now() from users u
    where i.organisation_id = target and i.accepted_at is null and u.organisation_id = target and u.email = i.email;
  perform delete_left_organisation(source);
  return true;
end
$$;

-- Enquiries that lost their organisation to an earlier merge: their project still names it.
update contact_submissions enquiry set organisation_id = project.organisation_id
  from projects project
  where project.id = enquiry.project_id and enquiry.organisation_id is null and enquiry.converted_at is not null
    and project.organisation_id is not null;
