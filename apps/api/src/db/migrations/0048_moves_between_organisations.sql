-- What becomes of payments, notifications and an organisation's own data when projects or people move.

-- What is still to be paid is paid by the organisation that the project belongs to now. Payments with money stay with the
-- one that paid, under the title that it knew.
create function move_open_payments() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update payments set
      organisation_id = new.organisation_id,
      client_id = case when new.client_id is distinct from old.client_id then new.client_id else client_id end
    where project_id = new.id and organisation_id = old.organisation_id and status in ('pending', 'failed');
  return null;
end
$$;
create trigger move_open_payments after update of client_id, organisation_id on projects for each row
  when (new.organisation_id is distinct from old.organisation_id) execute function move_open_payments();
create or replace function retitle_payments() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update payments set project_title = new.title
    where project_id = new.id and organisation_id is not distinct from new.organisation_id;
  return null;
end
$$;

-- Deferred, because in a merge the people follow their projects.
create function delete_unreadable_notifications() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from notifications using users, projects
    where notifications.project_id = new.id and projects.id = new.id and users.id = notifications.user_id
      and users.role = 'client' and users.organisation_id is distinct from projects.organisation_id;
  return null;
end
$$;
create constraint trigger delete_unreadable_notifications after update of client_id, organisation_id on projects
  deferrable initially deferred for each row
  when (new.organisation_id is distinct from old.organisation_id) execute function delete_unreadable_notifications();

-- An organisation that nobody and nothing belongs to, with its invitations and what the log says of both.
create function delete_left_organisation(organisation uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from audit_personal where subject_id = organisation
    or subject_id in (select id from invitations where organisation_id = organisation);
  delete from organisations where id = organisation;
  return found;
end
$$;
create or replace function keep_organisations() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  left_behind uuid;
begin
  if tg_op <> 'DELETE' and new.organisation_id is not null then
    insert into organisations (id, display_name, named_after) values (new.organisation_id, new.name, new.id)
      on conflict (id) do nothing;
  end if;
  if tg_op = 'INSERT' or old.organisation_id is null
    or (tg_op = 'UPDATE' and new.organisation_id is not distinct from old.organisation_id) then
    return null;
  end if;
  left_behind := old.organisation_id;
  perform from organisations where id = left_behind for update;
  if tg_op = 'UPDATE' then
    delete from notifications
      where user_id = old.id and project_id in (select id from projects where organisation_id = left_behind);
  end if;
  if not exists (select from users where organisation_id = left_behind)
    and not exists (select from projects where organisation_id = left_behind)
    and not exists (select from payments where organisation_id = left_behind)
    and exists (select from organisations where id = left_behind and not made_by_staff) then
    perform delete_left_organisation(left_behind);
  end if;
  return null;
end
$$;

-- Those without people whose last project was purged; the law wants the data of those with payments kept. Projects stay
-- as rows without a client. Soft-deleted people still belong to theirs.
create function purge_left_organisations() returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  organisation uuid;
begin
  for organisation in
    select o.id from organisations o
    where o.people_count = 0 and o.projects_count = 0
      and not exists (select from users where organisation_id = o.id)
      and not exists (select from payments where organisation_id = o.id)
      and not exists (
        select from projects where organisation_id = o.id
          and (deleted_at is null or deleted_at > now() - interval '30 days')
      )
      and (not o.made_by_staff or exists (select from projects where organisation_id = o.id))
    order by o.id limit 500 for update skip locked
  loop
    update projects set organisation_id = null where organisation_id = organisation;
    if delete_left_organisation(organisation) then
      return next organisation;
    end if;
  end loop;
end
$$;
grant execute on function purge_left_organisations() to trusswell_worker;

-- Who joins waits for a merge, and a merge for who joins: people are locked first, then organisations, then invitations.
create function lock_organisation(organisation uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from organisations where id = organisation for update;
  return found;
end
$$;
grant execute on function lock_organisation(uuid) to trusswell_identity;

-- People may leave by themselves.
create or replace function remove_from_organisation(organisation uuid, person uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_manages_people(organisation, person) and person is distinct from app_user_id() then
    return false;
  end if;
  update users set organisation_id = null, version = version + 1, updated_at = now()
    where id = person and organisation_id = organisation and deleted_at is null;
  if not found then
    return false;
  end if;
  delete from invitations where organisation_id = organisation and invited_by = person and accepted_at is null;
  return true;
end
$$;

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
