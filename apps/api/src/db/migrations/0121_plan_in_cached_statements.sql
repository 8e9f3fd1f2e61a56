-- As before, in a language that keeps the plans of its statements for the session: functions in SQL were planned at each write
-- of a task.
create or replace function project_plan(
  project uuid, planned_end date, out dated integer, out planned integer, out next_on date
) language plpgsql stable set search_path = public, pg_temp as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  select coalesce(sum(items.weight) filter (where items.dated), 0),
    coalesce(sum(items.weight) filter (where items.baseline <= today), 0),
    min(items.baseline) filter (where items.baseline > today)
  into dated, planned, next_on
  from (
    select t.weight, coalesce(t.due_date, m.due_date) is not null as dated,
      coalesce(t.baseline_date, m.baseline_date, planned_end) as baseline
    from tasks t
      left join milestones m on m.project_id = t.project_id and m.id = t.milestone_id and m.deleted_at is null
    where t.project_id = project and t.deleted_at is null
    union all
    select m.weight, true, m.baseline_date from milestones m
    where m.project_id = project and m.deleted_at is null
      and not exists (select from tasks where project_id = project and deleted_at is null)
  ) items;
end
$$;

create or replace function project_agenda(project uuid) returns jsonb
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(item) order by item.due_date, item.id), '[]') from (
      select * from (
        select 'milestone' as kind, id, title, due_date from milestones
        where project_id = project and deleted_at is null and status <> 'completed'
        union all
        select 'task', id, title, due_date from tasks
        where project_id = project and deleted_at is null and status <> 'done' and due_date is not null
      ) open_items order by due_date, id limit 10
    ) item
  );
end
$$;

create or replace function project_completed(project uuid) returns jsonb
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(item) order by item.completion_date desc, item.id), '[]') from (
      select id, title, due_date, completion_date from milestones
      where project_id = project and deleted_at is null and status = 'completed'
      order by completion_date desc, id limit 3
    ) item
  );
end
$$;
