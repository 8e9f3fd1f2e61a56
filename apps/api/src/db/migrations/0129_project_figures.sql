-- What the analytics of a project show, folded in the background: read by the project's key instead of from its tasks,
-- milestones, expenses and risks. Two rows for each project, because policies guard rows: `shared` has what clients may
-- see, the other one what is internal. Whoever may see both adds them up.
create table project_figures (
  project_id uuid not null references projects on delete cascade,
  shared boolean not null,
  -- The project's activity_seq that it was computed from. With another one in the project's row it is out of date.
  seq bigint not null check (seq >= 0),
  -- The days for which it holds: a task becomes late without a change. No end means as long as nothing changes.
  day date not null,
  valid_until date check (valid_until > day),
  -- Tasks and people, the same for everybody.
  work jsonb check (shared = (work is not null)),
  -- [{"day": …, "category": …, "paise": …}] of the last year, and all that was spent before.
  costs jsonb not null,
  earlier_paise bigint not null check (earlier_paise >= 0),
  -- [{"category": …, "severity": …, "count": …}] of the open ones.
  risks jsonb not null,
  primary key (project_id, shared)
);
create index project_figures_to_renew on project_figures (valid_until) where valid_until is not null and shared;

alter table project_figures enable row level security;
alter table project_figures force row level security;
create policy seen_with_project on project_figures for select to trusswell_app
  using (app_role() = 'admin' or ((shared or app_role() = 'manager') and app_sees_project(project_id)));
create policy work on project_figures to trusswell_worker using (true) with check (true);
grant select on project_figures to trusswell_app;
grant select, insert, update, delete on project_figures to trusswell_worker;

-- The days of a project are written over a year, between those of all others: its rows are on as many pages as there are
-- days. In the index they are together.
create unique index project_snapshots_by_day on project_snapshots (project_id, day)
  include (weight, done_weight, tasks_total, tasks_done, planned);
alter table project_snapshots
  drop constraint project_snapshots_pkey,
  add constraint project_snapshots_pkey primary key using index project_snapshots_by_day;
-- Pages that were vacuumed are read from the index alone.
alter table project_snapshots set (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.01);

-- Projects that are there already are looked at once more.
create policy once_more on fold_marks to trusswell_owner using (true) with check (true);
update fold_marks set up_to = '0' where name = 'project_snapshots';
drop policy once_more on fold_marks;
