-- Money that arrives for a deleted payment brings it back.
grant update (deleted_at) on payments to trusswell_worker;
-- A message that an admin tries again waits again when nothing has changed.
grant update (parked_at, resolved_by) on parked_events to trusswell_worker;
