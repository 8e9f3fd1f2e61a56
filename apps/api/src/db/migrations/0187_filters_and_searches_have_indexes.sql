-- Not in the file before, which changes policies: no query could read the tables until these were built.

-- A new row is found without a list of pending ones that each search reads.
alter index contact_submissions_search set (fastupdate = off);
alter index users_search set (fastupdate = off);
select gin_clean_pending_list('contact_submissions_search'), gin_clean_pending_list('users_search');

create index contact_submissions_unassigned on contact_submissions (created_at desc, id desc)
  where assignee_id is null and deleted_at is null;
create index users_inactive on users (created_at desc, id desc) where deactivated_at is not null and deleted_at is null;
create index jobs_by_status on jobs (status, created_at desc, id desc) where deleted_at is null;
create index jobs_by_area on jobs (area, created_at desc, id desc) where deleted_at is null;
create index jobs_deleted on jobs (created_at desc, id desc) where deleted_at is not null;
create index jobs_search on jobs using gin (search gin_trgm_ops) with (fastupdate = off);
create index job_applications_for_internship on job_applications (created_at desc, id desc)
  where source = 'internship' and deleted_at is null and waits_for is null and erased_at is null;
