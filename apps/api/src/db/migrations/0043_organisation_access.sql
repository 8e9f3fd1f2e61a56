-- Who sees and does what, by organisation. A process of the previous version tells only the person; the two functions
-- then read the organisation from the person's row.
-- Validated by the next file: checking every row under this lock would stop readers.
alter table users add constraint users_organisation check (
  (role = 'client' and organisation_id is not null and organisation_role is not null)
  or (role <> 'client' and organisation_id is null and organisation_role is null)
) not valid;

create function app_organisation_id() returns uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if app_role() is distinct from 'client' then
    return null;
  end if;
  return coalesce(
    nullif(current_setting('app.organisation_id', true), '')::uuid,
    (select organisation_id from users where id = app_user_id())
  );
end
$$;
-- A boolean for each question, because functions that run as the owner answer with nothing else.
create function app_is_owner() returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() is not distinct from 'client' and coalesce(
    nullif(current_setting('app.organisation_role', true), ''),
    (select organisation_role from users where id = app_user_id()), ''
  ) = 'owner';
end
$$;
create function app_handles_money() returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() is not distinct from 'client' and coalesce(
    nullif(current_setting('app.organisation_role', true), ''),
    (select organisation_role from users where id = app_user_id()), ''
  ) in ('owner', 'finance');
end
$$;
grant execute on function app_organisation_id(), app_is_owner(), app_handles_money() to trusswell_app;

create policy admin_all on organisations to trusswell_app using (app_is_admin()) with check (app_is_admin());
create policy manager_sees on organisations for select to trusswell_app using (app_role() = 'manager');
create policy manager_makes on organisations for insert to trusswell_app
  with check (app_role() = 'manager' and made_by_staff and created_by = app_user_id());
create policy client_sees_own on organisations for select to trusswell_app using (id = app_organisation_id());
create policy client_edits_own on organisations for update to trusswell_app
  using (id = app_organisation_id() and app_handles_money())
  with check (id = app_organisation_id() and app_handles_money());
create policy work on organisations for select to trusswell_worker using (true);
create policy identity on organisations for select to trusswell_identity using (true);
grant select on organisations to trusswell_app;
grant insert (
  id, display_name, legal_name, billing_address, state, gst_category, gstin, phone, made_by_staff, created_by
) on organisations to trusswell_app;
grant update (
  display_name, legal_name, billing_address, state, gst_category, gstin, phone, version, updated_at
) on organisations to trusswell_app;
grant select (id, display_name) on organisations to trusswell_worker;
grant select (id, display_name, people_count, projects_count) on organisations to trusswell_identity;

-- Finance changes what stands on an invoice; name and telephone are the owners'.
create function refuse_beyond_billing() returns trigger language plpgsql as $$
begin
  if current_user = 'trusswell_app' and not app_is_owner() then
    raise exception 'only an owner changes this' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger owner_columns before update on organisations for each row
  when (app_role() = 'client' and (new.display_name <> old.display_name or new.phone <> old.phone))
  execute function refuse_beyond_billing();

create policy admin_all on organisation_private to trusswell_app using (app_is_admin()) with check (app_is_admin());
create policy client_sees_pan on organisation_private for select to trusswell_app
  using (field = 'pan' and organisation_id = app_organisation_id());
create policy client_sets_pan on organisation_private for insert to trusswell_app
  with check (field = 'pan' and organisation_id = app_organisation_id() and app_handles_money());
create policy client_changes_pan on organisation_private for update to trusswell_app
  using (field = 'pan' and organisation_id = app_organisation_id() and app_handles_money())
  with check (field = 'pan' and organisation_id = app_organisation_id() and app_handles_money());
grant select, insert, update (value) on organisation_private to trusswell_app;

-- People see each other within their organisation. Roles and memberships are changed by the functions below alone.
create policy see_colleagues on users for select to trusswell_app
  using (deleted_at is null and organisation_id = app_organisation_id());
create policy owner_invites on invitations to trusswell_app
  using (organisation_id = app_organisation_id() and app_is_owner())
  with check (organisation_id = app_organisation_id() and app_is_owner() and invited_by = app_user_id());

-- By the actor's row: the transaction's settings come from a session that may be cached. People are locked before their
-- organisation, as by every other change of a person.
create function app_manages_people(organisation uuid, person uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from users where id in (app_user_id(), person) order by id for update;
  perform from organisations where id = organisation for update;
  return app_role() is not distinct from 'admin' or exists (
    select from users where id = app_user_id() and organisation_id = organisation and organisation_role = 'owner'
      and deactivated_at is null and deleted_at is null
  );
end
$$;
create function set_organisation_role(organisation uuid, person uuid, new_role text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_manages_people(organisation, person) then
    return false;
  end if;
  update users set organisation_role = new_role, version = version + 1, updated_at = now()
    where id = person and organisation_id = organisation and deleted_at is null;
  if not found then
    return false;
  end if;
  -- What an owner offered ends with the right to offer it.
  delete from invitations
    where organisation_id = organisation and invited_by = person and accepted_at is null and new_role <> 'owner';
  return true;
end
$$;
-- The person goes on with an empty organisation of their own.
create function remove_from_organisation(organisation uuid, person uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_manages_people(organisation, person) then
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
create policy upkeep on invitations to trusswell_owner using (true) with check (true);
-- Everything of one organisation becomes the other's, whose own data stay as they are. Its people get the chosen role,
-- else that of an open invitation to the target, else they are viewers: the target's owners never chose them. Who has
-- not confirmed the address goes on with an organisation of their own.
create function merge_organisations(source uuid, target uuid, chosen_role text) returns boolean
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
  delete from organisations where id = source;
  return true;
end
$$;
grant execute on function set_organisation_role(uuid, uuid, text), remove_from_organisation(uuid, uuid),
  merge_organisations(uuid, uuid, text) to trusswell_app;

-- Finds by text, which no index does below a policy; see find_project_ids.
create function find_organisation_ids(
  pattern text, only_choosable boolean, without_people boolean, before_at timestamptz, before_id uuid, most integer
) returns setof uuid language plpgsql stable security definer rows 26
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  found uuid[];
  seen integer;
begin
  if app_is_staff() is not true or (app_role() = 'manager' and not only_choosable) then
    return;
  end if;
  select array_agg(id order by created_at desc, id desc) filter (where search like pattern), count(*) into found, seen
  from (
    select id, created_at, search from organisations
    where (not only_choosable or choosable) and (not without_people or people_count = 0)
      and (before_id is null or (created_at, id) < (before_at, before_id))
    order by created_at desc, id desc limit 1000
  ) newest;
  if cardinality(found) >= most or seen < 1000 then
    return query select unnest(found[1:most]);
    return;
  end if;
  return query
    select id from organisations
    where search like pattern
      and (not only_choosable or choosable) and (not without_people or people_count = 0)
      and (before_id is null or (created_at, id) < (before_at, before_id))
    order by created_at desc, id desc limit most;
end
$$;
grant execute on function find_organisation_ids(text, boolean, boolean, timestamptz, uuid, integer) to trusswell_app;

-- Projects and what is below them.
create or replace function app_sees_project(project uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (
    select from projects where id = project and deleted_at is null and (
      app_role() = 'admin'
      or (app_role() = 'manager' and app_user_id() = any (member_ids))
      or (app_role() = 'client' and organisation_id = app_organisation_id())
    )
  );
end
$$;
drop policy client_sees_own on projects;
create policy client_sees_own on projects for select to trusswell_app
  using (organisation_id = app_organisation_id() and deleted_at is null);
drop policy client_makes_own on projects;
create policy client_makes_own on projects for insert to trusswell_app
  with check (
    app_is_owner() and organisation_id = app_organisation_id() and client_id = app_user_id()
      and created_by = app_user_id() and status = 'planning' and end_date is null and version = 1 and deleted_at is null
  );
drop trigger keep_client on projects;
create trigger keep_client before update of client_id, organisation_id on projects for each row
  when (app_role() = 'manager'
    and (new.client_id is distinct from old.client_id or new.organisation_id is distinct from old.organisation_id))
  execute function refuse_new_client();
grant insert (organisation_id), update (organisation_id) on projects to trusswell_app;

drop policy write_as_self on project_activity;
create policy write_as_self on project_activity for insert to trusswell_app
  with check (actor_id = app_user_id() and app_sees_project(project_id) and (app_is_staff() or app_is_owner()));

drop policy client_adds on milestones;
create policy client_adds on milestones for insert to trusswell_app
  with check (
    app_is_owner() and added_by = app_user_id() and status <> 'completed' and weight = 1 and app_sees_project(project_id)
  );
drop policy client_edits_own on milestones;
create policy client_edits_own on milestones for update to trusswell_app
  using (
    app_is_owner() and added_by_client and status <> 'completed' and (deleted_at is null or deleted_by_client)
      and app_sees_project(project_id)
  )
  with check (app_is_owner() and added_by_client and status <> 'completed' and app_sees_project(project_id));

drop policy client_reads_own on payments;
create policy client_reads_own on payments for select to trusswell_app
  using (organisation_id = app_organisation_id());

drop policy upkeep_of_authors on milestones;

-- Again, for what was written while the clients got their organisations. Nobody else writes now: this transaction has
-- locked both tables.
update projects set organisation_id = users.organisation_id from users
  where users.id = projects.client_id and projects.organisation_id is null;
update payments set organisation_id = coalesce(
  (select organisation_id from users where id = payments.client_id),
  (select organisation_id from projects where id = payments.project_id)
) where organisation_id is null;
