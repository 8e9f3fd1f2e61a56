-- Owners are reminded of a milestone up to three times, and staff may record an answer with a file alone. A client whose project
-- was accepted is told by when its manager gets in touch.

alter table milestones
  -- Since acceptance_reminded_at was last empty. The version before this one reminds once without counting, so 0 means 1 there.
  add column acceptance_reminders integer not null default 0 check (acceptance_reminders between 0 and 3),
  -- A file showed the answer when staff recorded it; stays when that file is deleted.
  add column acceptance_file_given boolean not null default false,
  drop constraint acceptance_on_behalf_has_a_reason,
  add constraint acceptance_on_behalf_has_proof check (
    not acceptance_on_behalf or acceptance_reason <> '' or acceptance_file_given
  );
-- milestones_to_remind stays for the version before this one.
create index milestones_to_remind_again on milestones (coalesce(acceptance_reminded_at, acceptance_at))
  where acceptance = 'asked' and deleted_at is null and (acceptance_reminded_at is null or acceptance_reminders < 3);
grant update (acceptance_file_given) on milestones to trusswell_app;
grant update (acceptance_reminders) on milestones to trusswell_worker;

-- The day that the client was told; empty for projects that were accepted before.
alter table projects add column contact_by date;
grant update (contact_by) on projects to trusswell_app;
create or replace trigger client_facts
  before update of client_id, organisation_id, current_phase, priority, end_date, contact_by on projects
  for each row when (
    -- Accepting a change request moves the end date as the owner of the tables.
    app_role() = 'client' and current_user = 'trusswell_app'
      and (new.client_id, new.organisation_id, new.current_phase, new.priority, new.end_date, new.contact_by)
      is distinct from (old.client_id, old.organisation_id, old.current_phase, old.priority, old.end_date, old.contact_by)
  ) execute function refuse_staff_fields();
