-- Each client becomes the owner of an organisation named after the person; its projects and payments go with it.
with made as (
  select id as user_id, gen_random_uuid() as id, name, created_at from users where role = 'client' and organisation_id is null
), inserted as (
  insert into organisations (id, display_name, named_after, created_at)
  select id, name, user_id, created_at from made
)
update users set organisation_id = made.id, organisation_role = 'owner' from made where users.id = made.user_id;

update projects set organisation_id = users.organisation_id from users
  where users.id = projects.client_id and projects.organisation_id is null;
update payments set organisation_id = coalesce(
  (select organisation_id from users where id = payments.client_id),
  (select organisation_id from projects where id = payments.project_id)
) where organisation_id is null;

create policy upkeep_of_authors on milestones for update to trusswell_owner using (true) with check (true);
update milestones set
  added_by_client = exists (select from users where id = added_by and role = 'client'),
  deleted_by_client = exists (select from users where id = deleted_by and role = 'client');
drop policy upkeep_of_authors on milestones;

-- What lists show of an organisation, and who can be found by it.
create function refresh_organisation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed uuid[] := array_remove(array[
    case when tg_op <> 'INSERT' then old.organisation_id end,
    case when tg_op <> 'DELETE' then new.organisation_id end
  ], null);
begin
  if tg_table_name = 'users' then
    update organisations o set (people_count, confirmed_count, people_text) = (
      select count(*), count(*) filter (where email_verified and deactivated_at is null),
        coalesce(string_agg(name || ' ' || email, ' ' order by created_at, id), '')
      from users where organisation_id = o.id and deleted_at is null
    ) where id = any (changed);
  else
    update organisations o set projects_count = (
      select count(*) from projects where organisation_id = o.id and deleted_at is null
    ) where id = any (changed);
  end if;
  return null;
end
$$;
create trigger refresh_organisation after insert or delete
  or update of role, organisation_id, deleted_at, deactivated_at, email_verified, name, email
  on users for each row execute function refresh_organisation();
create trigger refresh_organisation after insert or delete or update of client_id, organisation_id, deleted_at
  on projects for each row execute function refresh_organisation();
update organisations o set
  (people_count, confirmed_count, people_text) = (
    select count(*), count(*) filter (where email_verified and deactivated_at is null),
      coalesce(string_agg(name || ' ' || email, ' ' order by created_at, id), '')
    from users where organisation_id = o.id and deleted_at is null
  ),
  projects_count = (select count(*) from projects where organisation_id = o.id and deleted_at is null);

-- An organisation with a project has somebody who speaks for it.
create function keep_an_owner() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Two owners who leave at once must not both succeed, nor one while a project is being added.
  perform from organisations where id = old.organisation_id for update;
  if exists (select from projects where organisation_id = old.organisation_id and deleted_at is null)
    and not exists (
      select from users where organisation_id = old.organisation_id and organisation_role = 'owner'
        and deleted_at is null and deactivated_at is null and id <> old.id
    ) then
    raise exception 'the last owner stays' using errcode = 'TW002';
  end if;
  return new;
end
$$;
create trigger keep_an_owner before update on users for each row
  when (old.organisation_role = 'owner' and old.deleted_at is null and (
    new.organisation_id is distinct from old.organisation_id
    or new.organisation_role is distinct from old.organisation_role
    or new.deleted_at is not null
  ) and not (
    -- The person who was invited to the address takes the account over; whoever made it owns nothing by it.
    new.email_verified and not old.email_verified and new.organisation_id is distinct from old.organisation_id
  )) execute function keep_an_owner();

-- The deferred foreign keys of the rows above come first.
set constraints all immediate;
-- Validated by the next file: checking every row under this lock would stop readers.
alter table users add constraint users_organisation check (
  (role = 'client' and organisation_id is not null and organisation_role is not null)
  or (role <> 'client' and organisation_id is null and organisation_role is null)
) not valid;
