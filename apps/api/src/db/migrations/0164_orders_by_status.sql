-- Lists of staff are sorted by status in the order of the work, along an index as the other columns are.
create index users_by_state on users ((case when deactivated_at is null then 0 else 1 end), id) where deleted_at is null;
create index job_applications_by_stage on job_applications (
  (case status when 'pending' then 0 when 'reviewing' then 1 when 'interviewed' then 2 when 'accepted' then 3
    when 'rejected' then 4 else 5 end), id
) where deleted_at is null and waits_for is null and erased_at is null;
create index contact_submissions_by_stage on contact_submissions (
  (case status when 'new' then 0 when 'in-progress' then 1 when 'resolved' then 2 else 3 end), id
) where deleted_at is null;
create index payments_by_stage on payments (
  (case status when 'pending' then 0 when 'completed' then 1 when 'failed' then 2 when 'refunded' then 3 else 4 end), id
) where deleted_at is null;
