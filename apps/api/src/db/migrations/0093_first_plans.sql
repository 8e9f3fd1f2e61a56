-- For what is there already, apart from the new columns so that their lock isn't held for so long. The first date of a task
-- and the moves of a milestone are in the history; tasks from before the history keep the date they have.
update tasks set baseline_date = coalesce(first.due_date, tasks.due_date)
from (
  select t.id, (
    select (change ->> 'due_date')::date from project_activity a
    where a.project_id = t.project_id and a.entity = 'task' and a.entity_id = t.id and a.change ->> 'due_date' is not null
    order by a.seq limit 1
  ) as due_date
  from tasks t where t.baseline_date is null
) first
where first.id = tasks.id and coalesce(first.due_date, tasks.due_date) is not null;

insert into milestone_date_changes (id, project_id, milestone_id, from_date, to_date, moved_at, moved_by)
select gen_random_uuid(), project_id, milestone_id, from_date, to_date, at, moved_by
from (
  select a.project_id, a.entity_id as milestone_id, a.at, (a.change ->> 'due_date')::date as to_date,
    lag((a.change ->> 'due_date')::date, 1, m.baseline_date) over (partition by m.id order by a.seq) as from_date,
    a.actor_id as moved_by, a.action
  from project_activity a join milestones m on m.project_id = a.project_id and m.id = a.entity_id
  where a.entity = 'milestone' and a.change ->> 'due_date' is not null
) moves
where action = 'changed' and from_date <> to_date;

update projects set (dated_weight, planned_weight, replan_on) = (
  select dated, planned, next_on from project_plan(projects.id, planned_end(projects))
) where tasks_weight > 0 or milestones_weight > 0;
