-- Staff are named, instead of everybody who isn't a client: a role that is added later isn't staff by accident.
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
    (select id from users where id = app_user_id() and role in ('admin', 'manager')),
    case tg_op when 'INSERT' then new.created_at else new.updated_at end
  );
  return null;
end
$$;

create or replace function keep_application_history() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  by_staff uuid := (select id from users where id = app_user_id() and role in ('admin', 'manager'));
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

create or replace trigger release_enquiries after update of role, deactivated_at, deleted_at on users for each row
  when ((new.role not in ('admin', 'manager') or new.deactivated_at is not null or new.deleted_at is not null)
    and old.role in ('admin', 'manager') and old.deactivated_at is null and old.deleted_at is null)
  execute function release_enquiries();
