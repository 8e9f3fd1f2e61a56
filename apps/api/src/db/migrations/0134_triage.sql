-- A project that a client creates waits until an admin accepts or declines it, or the client withdraws it.
-- See docs/decisions/0051.
alter table projects
  -- Empty for projects that staff created.
  add column triage text check (triage in ('waiting', 'accepted', 'declined', 'withdrawn')),
  -- Why it was declined or withdrawn.
  add column triage_reason text check (length(triage_reason) between 1 and 1000),
  -- The day that the client was told.
  add column answer_by date;

-- Assigning a manager or changing the status decides as well, wherever it is done.
create function settle_triage() returns trigger language plpgsql as $$
begin
  if new.triage = 'waiting' and (new.manager_id is not null or new.status <> 'planning') then
    new.triage := case when new.status = 'cancelled' then 'declined' else 'accepted' end;
  elsif new.triage in ('declined', 'withdrawn') and new.status <> 'cancelled' then
    new.triage := case when new.status = 'planning' and new.manager_id is null then 'waiting' else 'accepted' end;
    new.triage_reason := null;
  end if;
  return new;
end
$$;
create trigger settle_triage before update of triage, manager_id, status on projects for each row
  when (new.triage is not null) execute function settle_triage();

-- Those that clients created and nobody answered yet. Their clients were told no day, so the time counts from now.
update projects set triage = 'waiting', answer_by = today + case when extract(isodow from today) in (5, 6) then 3 else 2 end
from (select (now() at time zone 'Asia/Kolkata')::date as today) now
where status = 'planning' and manager_id is null and deleted_at is null and created_by = client_id;

alter table projects add constraint projects_waiting
  check (triage <> 'waiting' or (answer_by is not null and manager_id is null and status = 'planning'));
create index projects_in_triage on projects (created_at, id) where triage = 'waiting' and deleted_at is null;

grant insert (triage, answer_by) on projects to trusswell_app;
grant update (triage, triage_reason) on projects to trusswell_app;

drop policy client_makes_own on projects;
create policy client_makes_own on projects for insert to trusswell_app
  with check (
    app_is_owner() and organisation_id = app_organisation_id() and client_id = app_user_id()
      and created_by = app_user_id() and status = 'planning' and end_date is null and version = 1 and deleted_at is null
      and triage = 'waiting'
  );

-- Until it is decided, the client's owners correct what they entered, or withdraw it.
create policy client_edits_waiting on projects for update to trusswell_app
  using (app_is_owner() and organisation_id = app_organisation_id() and triage = 'waiting' and deleted_at is null)
  with check (
    app_is_owner() and organisation_id = app_organisation_id() and deleted_at is null and manager_id is null
      and (triage, status) in (('waiting', 'planning'), ('withdrawn', 'cancelled'))
  );
create function refuse_staff_fields() returns trigger language plpgsql as $$
begin
  raise exception 'a client changes only what it entered' using errcode = 'insufficient_privilege';
end
$$;
create trigger client_facts before update of client_id, organisation_id, current_phase, priority, end_date on projects
  for each row when (
    -- Accepting a change request moves the end date as the owner of the tables.
    app_role() = 'client' and current_user = 'trusswell_app'
      and (new.client_id, new.organisation_id, new.current_phase, new.priority, new.end_date)
      is distinct from (old.client_id, old.organisation_id, old.current_phase, old.priority, old.end_date)
  ) execute function refuse_staff_fields();

-- The day by which we answer follows from the working hours.
drop policy read_own_part on settings;
create policy read_own_part on settings for select to trusswell_app
  using (
    section = 'company' or (section in ('notifications', 'payments', 'working_hours') and app_user_id() is not null)
      or (section = 'payment_gateway' and app_user_id() is null) or app_role() = 'admin'
  );
