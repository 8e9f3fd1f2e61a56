-- An index for each order of the lists of staff. Names are compared as people sort them; an expression with a CASE instead of
-- coalesce(), because below a policy only the first one is looked up in an index.
create index users_by_name on users (name collate "und-x-icu", id) where deleted_at is null;
create index users_by_role_name on users (role, id) where deleted_at is null;
create index users_by_activity on users (
  (case when last_active_at is null then '-infinity'::timestamptz else last_active_at end), id
) where deleted_at is null;

create index organisations_by_name on organisations (display_name collate "und-x-icu", id);
create index organisations_by_people on organisations (people_count, id);
create index organisations_by_projects on organisations (projects_count, id);

create index job_applications_by_name on job_applications (applicant_name collate "und-x-icu", id)
  where deleted_at is null and waits_for is null and erased_at is null;
create index job_applications_by_position on job_applications (position collate "und-x-icu", id)
  where deleted_at is null and waits_for is null and erased_at is null;
create index job_applications_by_experience on job_applications (experience, id)
  where deleted_at is null and waits_for is null and erased_at is null;

create index contact_submissions_by_name on contact_submissions (first_name collate "und-x-icu", id) where deleted_at is null;
create index contact_submissions_by_subject on contact_submissions (subject collate "und-x-icu", id) where deleted_at is null;
create index contact_submissions_by_company on contact_submissions (
  (case when company is null then '' else company end collate "und-x-icu"), id
) where deleted_at is null;

create index payments_by_amount on payments (amount_paise, id) where deleted_at is null;
create index payments_by_description on payments (description collate "und-x-icu", id) where deleted_at is null;
create index payments_by_project on payments (project_title collate "und-x-icu", id) where deleted_at is null;
create index payments_by_due on payments ((case when due_date is null then 'infinity'::date else due_date end), id)
  where deleted_at is null;

create index jobs_by_title on jobs (title collate "und-x-icu", id) where deleted_at is null;
create index jobs_by_posted on jobs (posted_on, id) where deleted_at is null;
create index jobs_by_closes on jobs ((case when closes_on is null then 'infinity'::date else closes_on end), id)
  where deleted_at is null;
