-- The history of an application names the times of the rows that it is about, so that sample applications have a past.
create or replace function note_interview() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into application_events (application_id, kind, interview_at, actor_id, at)
  values (
    new.application_id,
    case
      when tg_op = 'INSERT' then 'interview-planned'
      when new.cancelled_at is not null then 'interview-cancelled'
      when new.starts_at <> old.starts_at then 'interview-moved'
      else 'interview-changed'
    end,
    new.starts_at,
    (select id from users where id = app_user_id() and role <> 'client'),
    case tg_op when 'INSERT' then new.created_at else new.updated_at end
  );
  return null;
end
$$;

create or replace function keep_application_history() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  by_staff uuid := (select id from users where id = app_user_id() and role <> 'client');
begin
  if tg_op = 'INSERT' then
    insert into application_events (application_id, kind, status, actor_id, at)
    values (new.id, 'received', new.status, by_staff, new.created_at);
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
    insert into application_events (application_id, kind, status, actor_id, at)
    values (new.id, 'status', new.status, by_staff,
      case when new.updated_at <> old.updated_at then new.updated_at else clock_timestamp() end);
  end if;
  if new.withdrawn_at is not null and old.withdrawn_at is null then
    insert into application_events (application_id, kind) values (new.id, 'withdrawn');
  end if;
  return null;
end
$$;

create or replace function date_decision() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    new.decided_at = case
      when new.status not in ('accepted', 'rejected') then null
      when tg_op = 'UPDATE' and new.updated_at <> old.updated_at then new.updated_at
      else now()
    end;
  end if;
  return new;
end
$$;
