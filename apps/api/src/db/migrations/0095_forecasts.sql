-- When a project is likely to finish, stored in the background, see docs/forecast.md.
create table project_forecasts (
  project_id uuid not null references projects on delete cascade,
  day date not null,
  -- In percent, rounded down: the stage at which the range is compared with the finish.
  progress smallint not null check (progress between 0 and 100),
  basis text not null check (basis in ('own', 'other_projects', 'none')),
  -- What a forecast of the project's own lacks.
  missing text[] not null,
  earliest date,
  middle date,
  latest date,
  -- [{"id": …, "share": …}]; titles are read with the items.
  decides jsonb not null,
  -- What it was computed from besides the items, whose history is in project_activity.
  inputs jsonb not null,
  primary key (project_id, day),
  check (num_nonnulls(earliest, middle, latest) = case basis when 'none' then 0 else 3 end),
  check (earliest <= middle and middle <= latest)
);

-- How finished projects went: what forecasts of others start from, and whether their own held.
create table project_outcomes (
  project_id uuid primary key references projects on delete cascade,
  finished_on date not null,
  planned_days integer not null check (planned_days > 0),
  actual_days integer not null check (actual_days > 0),
  -- Whether the range made at 25, 50 and 75 % progress held the finish; null where none was made.
  held_25 boolean,
  held_50 boolean,
  held_75 boolean
);
create index project_outcomes_latest on project_outcomes (finished_on desc, project_id);

alter table project_forecasts enable row level security;
alter table project_forecasts force row level security;
alter table project_outcomes enable row level security;
alter table project_outcomes force row level security;

create policy seen_with_project on project_forecasts for select to trusswell_app
  using (app_role() = 'admin' or app_sees_project(project_id));
create policy work on project_forecasts to trusswell_worker using (true) with check (true);
grant select on project_forecasts to trusswell_app;
grant select, insert, update, delete on project_forecasts to trusswell_worker;

create policy admin_reads on project_outcomes for select to trusswell_app using (app_role() = 'admin');
create policy work on project_outcomes to trusswell_worker using (true) with check (true);
grant select on project_outcomes to trusswell_app;
grant select, insert, update, delete on project_outcomes to trusswell_worker;

-- The track record of the forecasts.
alter table overview_counts drop constraint overview_counts_kind_check;
alter table overview_counts add constraint overview_counts_kind_check
  check (kind in ('users', 'projects', 'applications', 'forecasts')) not valid;

-- Projects that are there already are looked at once more.
create policy once_more on fold_marks to trusswell_owner using (true) with check (true);
update fold_marks set up_to = '0' where name = 'project_snapshots';
drop policy once_more on fold_marks;
