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
end
$$;
