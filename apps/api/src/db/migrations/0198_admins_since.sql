-- A week after becoming an admin a person needs a second factor. For those who are admins already the week begins now. Null
-- for an admin is for the shared accounts of a demo installation, which need none.
alter table users add column admin_since timestamptz;
update users set admin_since = now() where role = 'admin';
alter table users add constraint users_admin_since check (admin_since is null or role = 'admin');

create function note_admin() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.admin_since := case
    when new.role <> 'admin' then null
    when tg_op = 'UPDATE' and old.role = 'admin' then old.admin_since
    else now()
  end;
  return new;
end
$$;
create trigger note_admin before insert or update of role on users for each row execute function note_admin();
