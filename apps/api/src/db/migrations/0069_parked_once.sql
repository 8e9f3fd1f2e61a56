-- What a parked message is about, as the gateway says it: a problem is listed once, however many messages tell of it.
alter table parked_events
  add column object_id text check (length(object_id) between 1 and 255),
  add column state text check (length(state) between 1 and 40),
  add column paise bigint,
  add column currency text check (length(currency) <= 10);
create unique index parked_events_once on parked_events (object_id, state) where object_id is not null;
grant update (object_id, state, paise, currency) on parked_events to trusswell_worker;
