-- Each order of the list of projects, but by progress, which changes with every finished task.
create index projects_by_title on projects (title collate "und-x-icu", id) where deleted_at is null;
create index projects_by_client_name on projects (client_name collate "und-x-icu", id) where deleted_at is null;
create index projects_by_manager_name on projects (manager_name collate "und-x-icu", id) where deleted_at is null;
create index projects_by_stage on projects ((case status when 'planning' then 0 when 'in_progress' then 1 when 'on_hold' then 2
  when 'completed' then 3 when 'cancelled' then 4 else 5 end), id) where deleted_at is null;
create index projects_worst_first on projects ((case health when 'late' then 0 when 'at_risk' then 1 when 'on_track' then 2
  when 'not_started' then 3 when 'paused' then 4 when 'done' then 5 when 'cancelled' then 6 else 7 end), id)
  where deleted_at is null;
-- Projects without a due date come last in both directions.
create index projects_by_due_date on projects ((case when due_on is null then 'infinity'::date else due_on end), id)
  where deleted_at is null;
create index projects_by_due_date_backwards on projects ((case when due_on is null then '-infinity'::date else due_on end), id)
  where deleted_at is null;
-- The planner knows how the values of these expressions are distributed after this.
analyze projects;
