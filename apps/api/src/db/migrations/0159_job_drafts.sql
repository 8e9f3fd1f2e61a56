-- Positions that staff prepare before visitors see them.
alter table jobs drop constraint jobs_status_check,
  add constraint jobs_status_check check (status in ('draft', 'open', 'closed'));

drop policy anyone_reads on jobs;
create policy anyone_reads on jobs for select to trusswell_app
  using (app_role() = 'admin' or (deleted_at is null and (status <> 'draft' or app_is_staff())));
drop policy staff_add on jobs;
create policy staff_add on jobs for insert to trusswell_app
  with check (app_is_staff() and status in ('draft', 'open') and version = 1 and deleted_at is null);

-- A published position has a URL that people know, so it is closed and never a draft again.
create function publish_job() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.status <> 'draft' or new.status = 'closed' then
    raise exception 'a position goes from draft to open' using errcode = 'check_violation';
  end if;
  new.posted_on := (now() at time zone 'Asia/Kolkata')::date;
  return new;
end
$$;
create trigger publish_job before update of status on jobs for each row
  when (old.status <> new.status and 'draft' in (old.status, new.status)) execute function publish_job();
