-- Staff open, edit, close and reopen positions; an admin also hides one.
alter table jobs
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz,
  add column search text generated always as (lower(title || ' ' || department || ' ' || location)) stored;
create index jobs_list on jobs (created_at desc, id desc) where deleted_at is null;

drop policy anyone_reads on jobs;
create policy anyone_reads on jobs for select to trusswell_app using (deleted_at is null or app_is_staff());
create policy staff_add on jobs for insert to trusswell_app
  with check (app_is_staff() and status = 'open' and version = 1 and deleted_at is null);
create policy staff_edit on jobs for update to trusswell_app
  using (app_is_staff()) with check (app_is_staff() and (deleted_at is null or app_role() = 'admin'));
grant insert, update on jobs to trusswell_app;

-- A hidden one is not found either.
create or replace function index_job() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from search_documents where kind = 'job' and id = old.id;
  if tg_op = 'DELETE' or new.status <> 'open' or new.deleted_at is not null then
    return null;
  end if;
  insert into search_documents (kind, id, title, summary, body, path, shown_until)
  values (
    'job', new.id, new.title, new.description,
    -- Without the benefits: they are much the same for all.
    array_to_string(
      new.responsibilities || new.requirements || array[new.department, new.location, new.type, new.experience], ' · '
    ),
    '/careers/' || new.id, new.closes_on
  );
  return null;
end
$$;
