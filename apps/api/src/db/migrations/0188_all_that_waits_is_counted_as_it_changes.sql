-- New requests, changes to price, coming interviews and expiring invitations are counted like everything else that waits, so
-- that the admin overview reads none of their rows. See docs/decisions/0047.
alter table waiting_changes
  drop constraint waiting_changes_kind_check,
  add constraint waiting_changes_kind_check check (kind in (
    'without_manager', 'late', 'at_risk', 'unanswered_messages', 'payments_to_confirm', 'parked_events', 'new_enquiries',
    'new_applications', 'in_need', 'new_requests', 'changes_to_price', 'coming_interviews', 'lapsing_invitations'
  )),
  -- From when on it counts: an interview counts from the day before until its end.
  add column at timestamptz not null default '-infinity';

-- With what waits, changes that only time makes in the days after the count: by kind, the second of the epoch and the change.
alter table overview_counts add column later jsonb;

-- As before, with requests of clients that wait to be accepted and with their change requests that wait for a price.
create or replace function note_waiting_project() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was boolean := tg_op <> 'INSERT' and old.deleted_at is null;
  is_now boolean := tg_op <> 'DELETE' and new.deleted_at is null;
  asked boolean := exists (
    select from chat_rooms where project_id = coalesce(new.id, old.id) and waiting_id is not null
  );
  unfinished text[] := array['planning', 'in_progress', 'on_hold'];
  was_unfinished boolean := coalesce(old.status = any(unfinished), false);
  is_unfinished boolean := coalesce(new.status = any(unfinished), false);
  was_alone boolean := old.manager_id is null and was_unfinished;
  is_alone boolean := new.manager_id is null and is_unfinished;
  was_in_need boolean := asked or was_alone or coalesce(old.health in ('late', 'at_risk'), false);
  is_in_need boolean := asked or is_alone or coalesce(new.health in ('late', 'at_risk'), false);
begin
  perform note_waiting('without_manager', was and was_alone, is_now and is_alone);
  perform note_waiting('late', was and coalesce(old.health = 'late', false), is_now and coalesce(new.health = 'late', false));
  perform note_waiting(
    'at_risk', was and coalesce(old.health = 'at_risk', false), is_now and coalesce(new.health = 'at_risk', false)
  );
  perform note_waiting('unanswered_messages', was and asked, is_now and asked);
  perform note_waiting('in_need', was and was_in_need, is_now and is_in_need);
  perform note_waiting(
    'new_requests', was and coalesce(old.triage = 'waiting', false), is_now and coalesce(new.triage = 'waiting', false)
  );
  if (was and was_unfinished) <> (is_now and is_unfinished) and exists (
    select from change_requests
    where project_id = coalesce(new.id, old.id) and state = 'proposed' and proposed_by_client and cost_paise is null
  ) then
    perform note_waiting('changes_to_price', was and was_unfinished, is_now and is_unfinished);
  end if;
  return null;
end
$$;
create or replace trigger note_waiting
  after insert or delete or update of manager_id, health, status, triage, deleted_at on projects
  for each row execute function note_waiting_project();

-- A project counts once, however many of its change requests wait. Before each row, because of several rows that one statement
-- changes the later then see the earlier.
create function note_waiting_change_request() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was boolean := coalesce(old.state = 'proposed' and old.proposed_by_client and old.cost_paise is null, false);
  is_now boolean := coalesce(new.state = 'proposed' and new.proposed_by_client and new.cost_paise is null, false);
begin
  if was = is_now then
    return coalesce(new, old);
  end if;
  -- The lock that its line in the project's history takes as well: of two changes at once the later sees the earlier.
  perform from projects
  where id = coalesce(new.project_id, old.project_id) and deleted_at is null and status in ('planning', 'in_progress', 'on_hold')
  for no key update;
  if found and not exists (
    select from change_requests
    where project_id = coalesce(new.project_id, old.project_id) and id <> coalesce(new.id, old.id)
      and state = 'proposed' and proposed_by_client and cost_paise is null
  ) then
    perform note_waiting('changes_to_price', was, is_now);
  end if;
  return coalesce(new, old);
end
$$;
create trigger note_waiting before insert or delete or update of state, cost_paise on change_requests
  for each row execute function note_waiting_change_request();

-- What counts from one moment until another, added (1) or removed (-1). What changes in more than two days is left out: by then
-- the worker has counted again, or its count is no longer used (insight/counts.ts).
create function note_waiting_between(kind text, begins timestamptz, ends timestamptz, change integer) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into waiting_changes (kind, change, at)
  select note_waiting_between.kind, step.change, step.at
  from (values (note_waiting_between.change, begins), (-note_waiting_between.change, ends)) step (change, at)
  where ends > now() and step.at <= now() + interval '2 days';
end
$$;

-- Counts when it is today or tomorrow in India, until it is over.
create function note_coming_interview(starts_at timestamptz, minutes integer, change integer) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform note_waiting_between(
    'coming_interviews',
    ((starts_at at time zone 'Asia/Kolkata')::date - 1)::timestamp at time zone 'Asia/Kolkata',
    starts_at + make_interval(mins => minutes),
    change
  );
end
$$;
create function note_waiting_interview() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.cancelled_at is null then
    perform note_coming_interview(old.starts_at, old.minutes, -1);
  end if;
  if tg_op <> 'DELETE' and new.cancelled_at is null then
    perform note_coming_interview(new.starts_at, new.minutes, 1);
  end if;
  return null;
end
$$;
create trigger note_waiting after insert or delete on application_interviews
  for each row execute function note_waiting_interview();
create trigger note_waiting_change after update of starts_at, minutes, cancelled_at on application_interviews for each row
  when ((old.starts_at, old.minutes, old.cancelled_at) is distinct from (new.starts_at, new.minutes, new.cancelled_at))
  execute function note_waiting_interview();

-- An open one counts from two days before its end until fourteen days after.
create function note_waiting_invitation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and num_nonnulls(old.accepted_at, old.revoked_at) = 0 then
    perform note_waiting_between(
      'lapsing_invitations', old.expires_at - interval '48 hours', old.expires_at + interval '336 hours', -1
    );
  end if;
  if tg_op <> 'DELETE' and num_nonnulls(new.accepted_at, new.revoked_at) = 0 then
    perform note_waiting_between(
      'lapsing_invitations', new.expires_at - interval '48 hours', new.expires_at + interval '336 hours', 1
    );
  end if;
  return null;
end
$$;
create trigger note_waiting after insert or delete on invitations
  for each row execute function note_waiting_invitation();
create trigger note_waiting_change after update of accepted_at, revoked_at, expires_at on invitations for each row
  when ((old.accepted_at, old.revoked_at, old.expires_at) is distinct from (new.accepted_at, new.revoked_at, new.expires_at))
  execute function note_waiting_invitation();
