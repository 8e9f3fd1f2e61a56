-- The demo company's rows have the times at which they would have been made. Requests can't name a time: no schema has the field.
grant insert (created_at) on projects to trusswell_app;
grant insert (created_at) on payments to trusswell_app;
grant insert (created_at) on newsletter_issues to trusswell_app;

-- An organisation that begins with a person is as old as the person's account.
create or replace function keep_organisations() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  left_behind uuid;
begin
  if tg_op <> 'DELETE' and new.organisation_id is not null then
    insert into organisations (id, display_name, named_after, created_at)
      values (new.organisation_id, new.name, new.id, case tg_op when 'INSERT' then new.created_at else now() end)
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
