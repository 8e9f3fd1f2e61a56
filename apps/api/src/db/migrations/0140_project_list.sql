-- The list of projects by due date, manager and type, each read by an index of its own.

-- planned_end(project) in the row, because a policy lets no computed value be looked up in an index. Not generated: as long as
-- that function uses the table's row type, no column can be added that fills existing rows.
alter table projects add column due_on date;

create function set_project_due() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.due_on := coalesce(new.end_date, new.start_date + new.estimated_duration - 1);
  return new;
end
$$;
create trigger set_project_due before insert or update of start_date, end_date, estimated_duration
  on projects for each row execute function set_project_due();

update projects set due_on = coalesce(end_date, start_date + estimated_duration - 1);

create index projects_by_due on projects (due_on, id)
  where deleted_at is null and status in ('planning', 'in_progress', 'on_hold');
create index projects_by_manager on projects (manager_id, created_at desc, id desc) where deleted_at is null;
create index projects_by_type on projects (project_type, created_at desc, id desc) where deleted_at is null;
