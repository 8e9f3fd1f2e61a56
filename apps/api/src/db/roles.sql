-- Cluster-wide and safe to run again. Passwords are set by the deployment, never here.
do $$
declare
  name text;
begin
  foreach name in array array['trusswell_owner', 'trusswell_app', 'trusswell_identity', 'trusswell_worker'] loop
    begin
      execute format('create role %I login nosuperuser nocreatedb nocreaterole nobypassrls', name);
    exception when duplicate_object or unique_violation then null; -- exists, or another set-up made it just now
    end;
  end loop;
  -- The processes' pools set a shorter one; this is for those of the queue and for sessions by hand. Set once, because two
  -- set-ups at the same time can't both change it.
  foreach name in array array['trusswell_app', 'trusswell_identity', 'trusswell_worker'] loop
    begin
      if not exists (select from pg_db_role_setting where setrole = name::regrole and setdatabase = 0) then
        execute format('alter role %I set statement_timeout = %L', name, '1min');
      end if;
    exception when internal_error then null; -- changed by another set-up just now
    end;
  end loop;
end
$$;
