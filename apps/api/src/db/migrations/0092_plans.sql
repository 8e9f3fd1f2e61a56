-- What progress is compared with: the first date of each task, and how much of a project's weight was due by today.

-- The first due date that was set. A moved date is seen against it.
alter table tasks add column baseline_date date;
create function keep_baseline() returns trigger language plpgsql as $$
begin
  new.baseline_date := coalesce(new.baseline_date, new.due_date);
  return new;
end
$$;
create trigger keep_baseline before insert or update of due_date on tasks for each row execute function keep_baseline();

alter table projects
  -- Weight that has a date of its own or its milestone's, and weight whose first date has come, as of the last refresh.
  add column dated_weight integer not null default 0 check (dated_weight >= 0),
  add column planned_weight integer not null default 0 check (planned_weight >= 0),
  -- The day on which planned_weight grows next.
  add column replan_on date,
  -- As domain/insight-health.ts says. Written in the background for filters and counts; cards compute it anew.
  add column health text
    check (health in ('on_track', 'at_risk', 'late', 'not_started', 'paused', 'done', 'cancelled'));
create index projects_by_health on projects (health, created_at desc, id desc) where deleted_at is null;
create index projects_to_replan on projects (replan_on) where replan_on is not null and deleted_at is null;

-- Tasks count, without any the milestones; a task without a date takes its milestone's, else the planned end.
create function project_plan(project uuid, planned_end date, out dated integer, out planned integer, out next_on date)
  language sql stable set search_path = public, pg_temp as $$
  with items as (
    select t.weight, coalesce(t.due_date, m.due_date) is not null as dated,
      coalesce(t.baseline_date, m.baseline_date, planned_end) as baseline
    from tasks t
      left join milestones m on m.project_id = t.project_id and m.id = t.milestone_id and m.deleted_at is null
    where t.project_id = project and t.deleted_at is null
    union all
    select weight, true, baseline_date from milestones
    where project_id = project and deleted_at is null
      and not exists (select from tasks where project_id = project and deleted_at is null)
  ), day as (select (now() at time zone 'Asia/Kolkata')::date as today)
  select coalesce(sum(weight) filter (where items.dated), 0)::integer,
    coalesce(sum(weight) filter (where baseline <= today), 0)::integer,
    min(baseline) filter (where baseline > today)
  from items, day
$$;
grant execute on function project_plan(uuid, date) to trusswell_worker;
create function planned_end(project projects) returns date language sql immutable
  return coalesce(project.end_date, project.start_date + project.estimated_duration - 1);
grant execute on function planned_end(projects) to trusswell_worker;

create or replace function refresh_project_figures() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  project projects;
  plan record;
begin
  select * into project from projects where id = coalesce(new.project_id, old.project_id) for no key update;
  select * into plan from project_plan(project.id, planned_end(project));
  if tg_table_name = 'tasks' then
    update projects set (tasks_weight, tasks_done_weight, agenda, dated_weight, planned_weight, replan_on) = (
      select coalesce(sum(weight), 0), coalesce(sum(weight) filter (where status = 'done'), 0),
        project_agenda(project.id), plan.dated, plan.planned, plan.next_on
      from tasks where project_id = project.id and deleted_at is null
    ) where id = project.id;
  else
    update projects set (
      milestones_weight, milestones_done_weight, next_due_date, agenda, completed, dated_weight, planned_weight, replan_on
    ) = (
      select coalesce(sum(weight), 0), coalesce(sum(weight) filter (where status = 'completed'), 0),
        min(due_date) filter (where status <> 'completed'), project_agenda(project.id), project_completed(project.id),
        plan.dated, plan.planned, plan.next_on
      from milestones where project_id = project.id and deleted_at is null
    ) where id = project.id;
  end if;
  return null;
end
$$;
drop trigger refresh_project_figures on tasks;
create trigger refresh_project_figures
  after insert or delete or update of title, weight, status, due_date, milestone_id, deleted_at
  on tasks for each row execute function refresh_project_figures();

-- Tasks without a date are planned for the end.
create function replan_project() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select dated, planned, next_on into new.dated_weight, new.planned_weight, new.replan_on
    from project_plan(new.id, planned_end(new));
  return new;
end
$$;
create trigger replan_project before update of start_date, end_date, estimated_duration on projects for each row
  when (new.start_date is distinct from old.start_date or new.end_date is distinct from old.end_date
    or new.estimated_duration is distinct from old.estimated_duration)
  execute function replan_project();

-- When a milestone's date was moved, by whom and why.
create table milestone_date_changes (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  milestone_id uuid not null,
  from_date date not null,
  to_date date not null check (to_date <> from_date),
  moved_at timestamptz not null default now(),
  -- As in project_activity: an id, which names nobody once the account is gone.
  moved_by uuid,
  -- Empty for those made before reasons were asked for.
  reason text not null default '' check (length(reason) <= 300),
  foreign key (project_id, milestone_id) references milestones (project_id, id) on delete cascade
);
create index milestone_date_changes_list on milestone_date_changes (project_id, milestone_id, moved_at);

-- What a project may cost us. A table of its own, because policies guard rows and not columns.
create table project_cost_budgets (
  project_id uuid primary key references projects on delete cascade,
  amount_paise bigint not null check (amount_paise between 1 and 100000000000000),
  set_by uuid references users on delete set null,
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now()
);
create index project_cost_budgets_by_person on project_cost_budgets (set_by) where set_by is not null;

-- The state at the end of each day on which something changed. Folded in the background, see docs/figures.md.
create table project_snapshots (
  project_id uuid not null references projects on delete cascade,
  day date not null,
  weight integer not null check (weight >= 0),
  done_weight integer not null check (done_weight between 0 and weight),
  tasks_total integer not null check (tasks_total >= 0),
  tasks_done integer not null check (tasks_done between 0 and tasks_total),
  -- In percent, rounded down; null where there was neither a plan nor an end.
  planned smallint check (planned between 0 and 100),
  primary key (project_id, day)
);
-- Apart, because clients don't see what was spent.
create table project_cost_snapshots (
  project_id uuid not null references projects on delete cascade,
  day date not null,
  spent_paise bigint not null check (spent_paise >= 0),
  primary key (project_id, day)
);
create policy first_mark on fold_marks for insert to trusswell_owner with check (true);
insert into fold_marks values ('project_snapshots', '0');
drop policy first_mark on fold_marks;

-- Totals for the admin overview, one row for each kind, counted in the background.
create table overview_counts (
  kind text primary key check (kind in ('users', 'projects', 'applications')),
  counts jsonb not null,
  counted_at timestamptz not null default now()
);

alter table milestone_date_changes enable row level security;
alter table milestone_date_changes force row level security;
alter table project_cost_budgets enable row level security;
alter table project_cost_budgets force row level security;
alter table project_snapshots enable row level security;
alter table project_snapshots force row level security;
alter table project_cost_snapshots enable row level security;
alter table project_cost_snapshots force row level security;
alter table overview_counts enable row level security;
alter table overview_counts force row level security;

create policy seen_with_project on milestone_date_changes for select to trusswell_app
  using (app_role() = 'admin' or app_sees_project(project_id));
create policy write_as_self on milestone_date_changes for insert to trusswell_app
  with check (moved_by = app_user_id() and app_sees_project(project_id));
create policy work on milestone_date_changes to trusswell_worker using (true) with check (true);
grant select, insert on milestone_date_changes to trusswell_app;
grant select, delete on milestone_date_changes to trusswell_worker;

create policy staff_see on project_cost_budgets for select to trusswell_app
  using (app_role() = 'admin' or (app_role() = 'manager' and app_sees_project(project_id)));
create policy staff_add on project_cost_budgets for insert to trusswell_app
  with check (app_is_staff() and set_by = app_user_id() and app_sees_project(project_id));
create policy staff_edit on project_cost_budgets for update to trusswell_app
  using (app_is_staff() and app_sees_project(project_id))
  with check (app_is_staff() and set_by = app_user_id() and app_sees_project(project_id));
create policy staff_delete on project_cost_budgets for delete to trusswell_app
  using (app_is_staff() and app_sees_project(project_id));
create policy work on project_cost_budgets to trusswell_worker using (true) with check (true);
grant select, delete, insert (project_id, amount_paise, set_by), update (amount_paise, set_by, version, updated_at)
  on project_cost_budgets to trusswell_app;
grant select, delete on project_cost_budgets to trusswell_worker;

create policy seen_with_project on project_snapshots for select to trusswell_app
  using (app_role() = 'admin' or app_sees_project(project_id));
create policy work on project_snapshots to trusswell_worker using (true) with check (true);
grant select on project_snapshots to trusswell_app;
grant select, insert, update, delete on project_snapshots to trusswell_worker;

create policy staff_see on project_cost_snapshots for select to trusswell_app
  using (app_role() = 'admin' or (app_role() = 'manager' and app_sees_project(project_id)));
create policy work on project_cost_snapshots to trusswell_worker using (true) with check (true);
grant select on project_cost_snapshots to trusswell_app;
grant select, insert, update, delete on project_cost_snapshots to trusswell_worker;

create policy admin_reads on overview_counts for select to trusswell_app using (app_role() = 'admin');
create policy work on overview_counts to trusswell_worker using (true) with check (true);
grant select on overview_counts to trusswell_app;
grant select, insert, update on overview_counts to trusswell_worker;

-- As before, with the health. The one without stays for processes of the previous version.
create function find_project_ids(
  pattern text, with_status text, with_priority text, with_health text, without_manager boolean, before_at timestamptz,
  before_id uuid, most integer
) returns setof uuid language plpgsql stable security definer rows 26
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  found uuid[];
  seen integer;
begin
  if app_role() is distinct from 'admin' then
    return;
  end if;
  select array_agg(id order by created_at desc, id desc) filter (where search like pattern), count(*) into found, seen
  from (
    select id, created_at, search from projects
    where deleted_at is null
      and (with_status is null or status = with_status)
      and (with_priority is null or priority = with_priority)
      and (with_health is null or health = with_health)
      and (not without_manager or manager_id is null)
      and (before_id is null or (created_at, id) < (before_at, before_id))
    order by created_at desc, id desc limit 1000
  ) newest;
  if cardinality(found) >= most or seen < 1000 then
    return query select unnest(found[1:most]);
    return;
  end if;
  return query
    select id from projects
    where deleted_at is null and search like pattern
      and (with_status is null or status = with_status)
      and (with_priority is null or priority = with_priority)
      and (with_health is null or health = with_health)
      and (not without_manager or manager_id is null)
      and (before_id is null or (created_at, id) < (before_at, before_id))
    order by created_at desc, id desc limit most;
end
$$;
grant execute on function find_project_ids(text, text, text, text, boolean, timestamptz, uuid, integer) to trusswell_app;

-- For the next file; dropped by the one after it.
create policy first_plans on tasks for update to trusswell_owner using (true) with check (true);
create policy first_plans on project_activity for select to trusswell_owner using (true);
create policy first_plans on milestone_date_changes for insert to trusswell_owner with check (true);
