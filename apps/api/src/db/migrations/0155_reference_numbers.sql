-- Numbers that people can read out, such as TW-2611-0042: year and month of creation in India, then a running number of the
-- month. Enquiries, applications and projects share one series, so that a number names one thing. See docs/decisions/0056.
create table reference_counters (
  month text primary key check (month ~ '^[0-9]{2}(0[1-9]|1[0-2])$'),
  last integer not null check (last > 0)
);
alter table reference_counters enable row level security;
alter table reference_counters force row level security;
create policy upkeep on reference_counters to trusswell_owner using (true) with check (true);

-- Empty only in applications whose person was erased.
alter table contact_submissions add column reference text check (reference ~ '^TW-[0-9]{4}-[0-9]{4,}$');
alter table job_applications add column reference text check (reference ~ '^TW-[0-9]{4}-[0-9]{4,}$');
alter table projects add column reference text check (reference ~ '^TW-[0-9]{4}-[0-9]{4,}$');
create policy upkeep on contact_submissions to trusswell_owner using (true) with check (true);

create function reference_text(month text, n bigint) returns text language sql immutable
  return 'TW-' || month || '-' || lpad(n::text, greatest(4, length(n::text)), '0');

with rows as (
  select id, created_at from contact_submissions
  union all select id, created_at from job_applications where erased_at is null
  union all select id, created_at from projects
), months as (
  select id, created_at, to_char(created_at at time zone 'Asia/Kolkata', 'YYMM') as month from rows
), numbered as materialized (
  select id, month, row_number() over (partition by month order by created_at, id) as n from months
), enquiries as (
  update contact_submissions set reference = reference_text(month, n) from numbered where numbered.id = contact_submissions.id
), applications as (
  update job_applications set reference = reference_text(month, n) from numbered where numbered.id = job_applications.id
), works as (
  update projects set reference = reference_text(month, n) from numbered where numbered.id = projects.id
)
insert into reference_counters (month, last) select month, max(n) from numbered group by month;

create unique index contact_submissions_reference on contact_submissions (reference);
create unique index job_applications_reference on job_applications (reference);
create unique index projects_reference on projects (reference);

-- The row of the month is locked until the end of the transaction: numbers are given in the order of commits, and one that was
-- rolled back is given to the next.
create function write_reference() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_month text := to_char(new.created_at at time zone 'Asia/Kolkata', 'YYMM');
  n integer;
begin
  insert into reference_counters (month, last) values (of_month, 1)
  on conflict (month) do update set last = reference_counters.last + 1
  returning last into n;
  new.reference := reference_text(of_month, n);
  return new;
end
$$;
-- The application can't choose one; restored and imported rows keep theirs.
create trigger write_reference before insert on contact_submissions for each row
  when (new.reference is null or current_user = 'trusswell_app') execute function write_reference();
create trigger write_reference before insert on job_applications for each row
  when (new.reference is null or current_user = 'trusswell_app') execute function write_reference();
create trigger write_reference before insert on projects for each row
  when (new.reference is null or current_user = 'trusswell_app') execute function write_reference();
grant update (reference) on job_applications to trusswell_app;

-- Erasing an application takes its number as well, because the mails name it.
create or replace function guard_application() returns trigger language plpgsql as $$
declare
  allowed text[] := array['version', 'updated_at', 'search'];
begin
  -- The policy of application_tokens shows the row only to a transaction that was given its token.
  if app_link_token() is not null and exists (
    select from application_tokens t where new.id in (t.application_id, t.version_id)
  ) then
    allowed := allowed || case
      when new.erased_at is distinct from old.erased_at then array[
        'erased_at', 'applicant_name', 'email', 'phone', 'linkedin', 'cover_letter', 'skills', 'notes', 'resume_url',
        'created_at', 'reference'
      ]
      when new.renewed_at is distinct from old.renewed_at then array[
        'renewed_at', 'applicant_name', 'phone', 'experience', 'linkedin', 'cover_letter', 'resume_file', 'resume',
        'consent_notice', 'consent_text', 'keep_longer', 'status', 'decided_at'
      ]
      when new.withdrawn_at is distinct from old.withdrawn_at then array['withdrawn_at']
      else array['resume_file', 'resume', 'waits_for']
    end;
    if new.status not in (old.status, 'pending') or (
      new.erased_at is not null
      and coalesce(nullif(new.applicant_name, ''), nullif(new.email, ''), new.phone, new.linkedin, new.cover_letter,
        nullif(joined(new.skills), ''), new.notes, new.resume_url, new.reference) is not null
    ) then
      allowed := '{}';
    end if;
  elsif app_role() = 'manager' then
    allowed := allowed || array['status', 'notes', 'decided_at'];
  else
    return null;
  end if;
  if to_jsonb(new) - allowed <> to_jsonb(old) - allowed then
    raise exception 'only % may change here', array_to_string(allowed, ', ') using errcode = 'insufficient_privilege';
  end if;
  return null;
end
$$;
