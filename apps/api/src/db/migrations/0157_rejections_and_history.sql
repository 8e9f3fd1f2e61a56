-- Why an application was rejected, and who changed its status.
alter table job_applications
  -- Only staff see why.
  add column rejection_reason text check (rejection_reason in (
    'experience', 'skills', 'salary', 'location', 'position_filled', 'interview', 'no_answer', 'other'
  )),
  add column rejection_note text check (length(rejection_note) between 1 and 1000),
  add constraint job_applications_rejection
    check (status = 'rejected' or (rejection_reason is null and rejection_note is null));
grant update (rejection_reason, rejection_note) on job_applications to trusswell_app;

-- A reason belongs to the rejection, wherever that is taken back.
create function clear_rejection() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.rejection_reason := null;
  new.rejection_note := null;
  return new;
end
$$;
create trigger clear_rejection before update of status on job_applications for each row
  when (new.status <> 'rejected' and old.status = 'rejected') execute function clear_rejection();

-- Empty for what the applicant did, and once the account was deleted.
alter table application_events add column actor_id uuid references users on delete set null;
create index application_events_by_actor on application_events (actor_id) where actor_id is not null;

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
    -- Of a person who is gone nothing is left to follow, to mail or to open.
    delete from application_events where application_id = new.id;
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
        'created_at', 'reference', 'rejection_reason', 'rejection_note'
      ]
      when new.renewed_at is distinct from old.renewed_at then array[
        'renewed_at', 'applicant_name', 'phone', 'experience', 'linkedin', 'cover_letter', 'resume_file', 'resume',
        'consent_notice', 'consent_text', 'keep_longer', 'status', 'decided_at', 'rejection_reason', 'rejection_note'
      ]
      when new.withdrawn_at is distinct from old.withdrawn_at then array['withdrawn_at']
      else array['resume_file', 'resume', 'waits_for']
    end;
    if new.status not in (old.status, 'pending') or (
      new.erased_at is not null
      and coalesce(nullif(new.applicant_name, ''), nullif(new.email, ''), new.phone, new.linkedin, new.cover_letter,
        nullif(joined(new.skills), ''), new.notes, new.resume_url, new.reference,
        new.rejection_reason, new.rejection_note) is not null
    ) then
      allowed := '{}';
    end if;
  elsif app_role() = 'manager' then
    allowed := allowed || array['status', 'notes', 'decided_at', 'rejection_reason', 'rejection_note'];
  else
    return null;
  end if;
  if to_jsonb(new) - allowed <> to_jsonb(old) - allowed then
    raise exception 'only % may change here', array_to_string(allowed, ', ') using errcode = 'insufficient_privilege';
  end if;
  return null;
end
$$;
