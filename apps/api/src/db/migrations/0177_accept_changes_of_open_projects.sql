-- A change is accepted while the project is open, and its end stays after its start. The API refuses both before with a message;
-- this is for what changed in the same moment.
create or replace function apply_change_request() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  project projects;
begin
  select * into project from projects where id = new.project_id for no key update;
  if project.status not in ('planning', 'in_progress', 'on_hold') then
    raise exception 'the project is closed' using errcode = 'check_violation';
  end if;
  new.due_from := planned_end(project);
  update projects set
    agreed_value_paise = agreed_value_paise + new.cost_paise,
    end_date = end_date + new.days,
    estimated_duration = case when end_date is null then estimated_duration + new.days else estimated_duration end,
    version = version + 1,
    updated_at = now()
  where id = new.project_id
  returning * into project;
  new.due_to := planned_end(project);
  if new.days < 0 and new.due_to < project.start_date then
    raise exception 'the project would end before it starts' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
