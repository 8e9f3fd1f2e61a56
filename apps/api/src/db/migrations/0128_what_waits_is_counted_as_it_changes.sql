-- What waits for staff is counted in the background; what changed since is added when it is read. A row for each change
-- instead of a counter, so that nobody who writes waits for anybody else. See docs/decisions/0047.
create table waiting_changes (
  kind text not null check (kind in (
    'without_manager', 'late', 'at_risk', 'unanswered_messages', 'payments_to_confirm', 'parked_events', 'new_enquiries',
    'new_applications', 'in_need'
  )),
  change smallint not null check (change in (-1, 1))
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 200);

alter table waiting_changes enable row level security;
alter table waiting_changes force row level security;
create policy upkeep on waiting_changes for insert to trusswell_owner with check (true);
create policy admin_reads on waiting_changes for select to trusswell_app using (app_role() = 'admin');
create policy work on waiting_changes to trusswell_worker using (true) with check (true);
grant select on waiting_changes to trusswell_app;
grant select, delete on waiting_changes to trusswell_worker;

alter table overview_counts drop constraint overview_counts_kind_check;
alter table overview_counts add constraint overview_counts_kind_check
  check (kind in ('users', 'projects', 'applications', 'forecasts', 'loads', 'waiting')) not valid;

create function note_waiting(kind text, was boolean, is_now boolean) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  if was is distinct from is_now then
    insert into waiting_changes (kind, change) values (kind, case when is_now then 1 else -1 end);
  end if;
end
$$;

-- `old` is null for a new row, and its fields are too.
create function note_waiting_project() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was boolean := tg_op <> 'INSERT' and old.deleted_at is null;
  is_now boolean := tg_op <> 'DELETE' and new.deleted_at is null;
  asked boolean := exists (
    select from chat_rooms where project_id = coalesce(new.id, old.id) and waiting_id is not null
  );
  was_in_need boolean := asked or old.manager_id is null or coalesce(old.health in ('late', 'at_risk'), false);
  is_in_need boolean := asked or new.manager_id is null or coalesce(new.health in ('late', 'at_risk'), false);
begin
  perform note_waiting('without_manager', was and old.manager_id is null, is_now and new.manager_id is null);
  perform note_waiting('late', was and coalesce(old.health = 'late', false), is_now and coalesce(new.health = 'late', false));
  perform note_waiting(
    'at_risk', was and coalesce(old.health = 'at_risk', false), is_now and coalesce(new.health = 'at_risk', false)
  );
  perform note_waiting('unanswered_messages', was and asked, is_now and asked);
  perform note_waiting('in_need', was and was_in_need, is_now and is_in_need);
  return null;
end
$$;
create trigger note_waiting after insert or delete or update of manager_id, health, deleted_at on projects
  for each row execute function note_waiting_project();

create function note_waiting_room() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was boolean := old.waiting_id is not null;
  is_now boolean := new.waiting_id is not null;
  otherwise_in_need boolean;
begin
  if was = is_now then
    return null;
  end if;
  select manager_id is null or coalesce(health in ('late', 'at_risk'), false) into otherwise_in_need
  from projects where id = coalesce(new.project_id, old.project_id) and deleted_at is null;
  if found then
    perform note_waiting('unanswered_messages', was, is_now);
    perform note_waiting('in_need', was or otherwise_in_need, is_now or otherwise_in_need);
  end if;
  return null;
end
$$;
create trigger note_waiting after insert or delete or update of waiting_id on chat_rooms
  for each row execute function note_waiting_room();

create function note_waiting_row() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was boolean := tg_op <> 'INSERT';
  is_now boolean := tg_op <> 'DELETE';
begin
  case tg_argv[0]
    when 'payments_to_confirm' then
      was := was and old.awaiting_confirmation and old.deleted_at is null;
      is_now := is_now and new.awaiting_confirmation and new.deleted_at is null;
    when 'parked_events' then
      was := was and old.resolved_at is null;
      is_now := is_now and new.resolved_at is null;
    when 'new_enquiries' then
      was := was and old.status = 'new' and old.deleted_at is null;
      is_now := is_now and new.status = 'new' and new.deleted_at is null;
    when 'new_applications' then
      was := was and old.status = 'pending' and num_nonnulls(old.deleted_at, old.erased_at, old.waits_for) = 0;
      is_now := is_now and new.status = 'pending' and num_nonnulls(new.deleted_at, new.erased_at, new.waits_for) = 0;
  end case;
  perform note_waiting(tg_argv[0], was, is_now);
  return null;
end
$$;
create trigger note_waiting after insert or delete or update of awaiting_confirmation, deleted_at on payments
  for each row execute function note_waiting_row('payments_to_confirm');
create trigger note_waiting after insert or delete or update of resolved_at on parked_events
  for each row execute function note_waiting_row('parked_events');
create trigger note_waiting after insert or delete or update of status, deleted_at on contact_submissions
  for each row execute function note_waiting_row('new_enquiries');
create trigger note_waiting after insert or delete or update of status, deleted_at, erased_at, waits_for on job_applications
  for each row execute function note_waiting_row('new_applications');
