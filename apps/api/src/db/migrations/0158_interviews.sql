-- Interviews with applicants. Calendars know one by its id, and a later invitation by its version. See docs/decisions/0057.
create table application_interviews (
  id uuid primary key,
  application_id uuid not null references job_applications on delete cascade,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 5 and 480),
  kind text not null check (kind in ('office', 'phone', 'video')),
  -- An address, a phone number or a link.
  place text not null check (length(place) between 1 and 300),
  -- The applicant reads it.
  note text check (length(note) between 1 and 2000),
  cancelled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index application_interviews_application on application_interviews (application_id, starts_at desc)
  where cancelled_at is null;
create index application_interviews_of_application on application_interviews (application_id);
create index application_interviews_by_start on application_interviews (starts_at) where cancelled_at is null;

create table application_interviewers (
  interview_id uuid not null references application_interviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (interview_id, user_id)
);
create index application_interviewers_user on application_interviewers (user_id);

alter table application_interviews enable row level security;
alter table application_interviews force row level security;
alter table application_interviewers enable row level security;
alter table application_interviewers force row level security;

create policy upkeep on application_interviews to trusswell_owner using (true) with check (true);
create policy staff_read on application_interviews for select to trusswell_app
  using (app_is_staff() and exists (select from job_applications a where a.id = application_id));
create policy staff_plan on application_interviews for insert to trusswell_app
  with check (
    app_is_staff() and version = 1 and cancelled_at is null
      and exists (select from job_applications a where a.id = application_id and a.deleted_at is null)
  );
create policy staff_edit on application_interviews for update to trusswell_app
  using (app_is_staff() and exists (select from job_applications a where a.id = application_id))
  with check (app_is_staff());
-- The person with the link sees when and where, and ends it by withdrawing or erasing the application.
create policy see_by_link on application_interviews for select to trusswell_app
  using (exists (select from application_tokens t where t.application_id = application_interviews.application_id));
create policy cancel_by_link on application_interviews for update to trusswell_app
  using (exists (select from application_tokens t where t.application_id = application_interviews.application_id))
  with check (cancelled_at is not null);
create trigger link_columns after update on application_interviews for each row
  when (app_link_token() is not null) execute function allow_columns('cancelled_at', 'version', 'updated_at');
create policy work on application_interviews for select to trusswell_worker using (true);

-- Seen with the interview.
create policy upkeep on application_interviewers to trusswell_owner using (true) with check (true);
create policy see_with_interview on application_interviewers for select to trusswell_app
  using (exists (select from application_interviews i where i.id = interview_id));
create policy staff_add on application_interviewers for insert to trusswell_app
  with check (app_is_staff() and exists (select from application_interviews i where i.id = interview_id));
create policy staff_remove on application_interviewers for delete to trusswell_app
  using (app_is_staff() and exists (select from application_interviews i where i.id = interview_id));
create policy work on application_interviewers for select to trusswell_worker using (true);

grant select, insert on application_interviews to trusswell_app;
grant update (starts_at, minutes, kind, place, note, cancelled_at, version, updated_at)
  on application_interviews to trusswell_app;
grant select, insert, delete on application_interviewers to trusswell_app;
grant select on application_interviews, application_interviewers to trusswell_worker;

alter table application_events
  drop constraint application_events_kind_check,
  add constraint application_events_kind_check check (kind in (
    'received', 'status', 'resume-replaced', 'renewed', 'withdrawn',
    'interview-planned', 'interview-moved', 'interview-changed', 'interview-cancelled'
  )),
  -- When the interview is, or was to be.
  add column interview_at timestamptz;

create function note_interview() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into application_events (application_id, kind, interview_at, actor_id)
  values (
    new.application_id,
    case
      when tg_op = 'INSERT' then 'interview-planned'
      when new.cancelled_at is not null then 'interview-cancelled'
      when new.starts_at <> old.starts_at then 'interview-moved'
      else 'interview-changed'
    end,
    new.starts_at,
    (select id from users where id = app_user_id() and role <> 'client')
  );
  return null;
end
$$;
create trigger note_interview after insert or update on application_interviews for each row execute function note_interview();

create or replace function keep_application_history() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  by_staff uuid := (select id from users where id = app_user_id() and role <> 'client');
begin
  if tg_op = 'INSERT' then
    insert into application_events (application_id, kind, status, actor_id)
    values (new.id, 'received', new.status, by_staff);
    return null;
  end if;
  if new.erased_at is not null then
    -- Nothing about an erased person can be followed, mailed or opened.
    delete from application_events where application_id = new.id;
    delete from application_interviews where application_id = new.id;
    delete from application_mails where application_id = new.id;
    delete from application_tokens where application_id = new.id or version_id = new.id;
    return null;
  end if;
  if new.renewed_at is distinct from old.renewed_at then
    insert into application_events (application_id, kind, status) values (new.id, 'renewed', new.status);
  elsif new.resume_file is distinct from old.resume_file then
    insert into application_events (application_id, kind) values (new.id, 'resume-replaced');
  end if;
  if new.status <> old.status then
    insert into application_events (application_id, kind, status, actor_id)
    values (new.id, 'status', new.status, by_staff);
  end if;
  if new.withdrawn_at is not null and old.withdrawn_at is null then
    insert into application_events (application_id, kind) values (new.id, 'withdrawn');
  end if;
  return null;
end
$$;
