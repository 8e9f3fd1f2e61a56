-- `project_reports` holds every document of a project that the worker draws: reports and transcripts. The table keeps its name,
-- because the version before this one writes to it.
alter table project_reports add column too_long boolean not null default false;
comment on column project_reports.too_long is 'Drawing it took longer than the worker spends on one document.';
alter table project_reports drop constraint project_reports_check;
alter table project_reports add constraint project_reports_check
  check (num_nonnulls(content, file_id) = case when too_long then 0 else 1 end);

grant select (too_long) on project_reports to trusswell_app;
grant update (too_long) on project_reports to trusswell_worker;
