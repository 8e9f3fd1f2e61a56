-- Two people who share several projects may change their names at once: each locks the projects in the same order, or both
-- would wait for each other and one of them fail. The organisation comes first, as when it is renamed itself.
create or replace function rename_in_projects() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from organisations where id = new.organisation_id and named_after = new.id for no key update;
  perform from projects
    where id in (
      select project_id from project_members where user_id = new.id
      union all
      select p.id from projects p join organisations o on o.id = p.organisation_id
        where o.id = new.organisation_id and o.named_after = new.id
    )
    order by id for no key update;
  -- Only of the one who owns it alone: who left, was demoted or has colleagues renames nothing of theirs.
  update organisations set display_name = new.name
    where named_after = new.id and id = new.organisation_id and new.organisation_role = 'owner'
      and not exists (
        select from users u where u.organisation_id = organisations.id and u.id <> new.id and u.deleted_at is null
      );
  update project_members set name = new.name, email = new.email where user_id = new.id;
  return null;
end
$$;
create or replace function rename_client() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from projects where organisation_id = new.id order by id for no key update;
  update projects set client_name = new.display_name where organisation_id = new.id;
  return null;
end
$$;
