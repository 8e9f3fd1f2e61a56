-- Rows only: a change of a table in this transaction would wait for writers that wait for its rows.
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

update milestones set
  added_by_client = exists (select from users where id = added_by and role = 'client'),
  deleted_by_client = exists (select from users where id = deleted_by and role = 'client')
where added_by in (select id from users where role = 'client')
  or deleted_by in (select id from users where role = 'client');
