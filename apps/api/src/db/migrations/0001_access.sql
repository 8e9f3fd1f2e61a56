-- What every later table stands on: who may connect, and who is asking.
revoke all on schema public from public;
grant usage on schema public to trusswell_app, trusswell_identity, trusswell_worker;

-- After a transaction a local setting is an empty string, not null.
create extension if not exists pg_trgm;

create function app_user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

create function app_role() returns text language sql stable parallel safe
  return nullif(current_setting('app.role', true), '');

create function app_is_staff() returns boolean language sql stable parallel safe
  return coalesce(nullif(current_setting('app.role', true), '') in ('admin', 'manager'), false);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
