-- The client's message that waits for an answer: the first one after the last message of staff. Kept by the statements that
-- write into the log, which change this row anyway, so that nobody has to look through messages for it.
alter table chat_rooms
  add column waiting_id uuid,
  -- The last one that the project manager was reminded of.
  add column reminded_id uuid,
  add constraint clients_wait_in_their_room check (waiting_id is null or audience = 'everyone');
create index chat_rooms_waiting on chat_rooms (waiting_id) where waiting_id is not null;
grant update (waiting_id) on chat_rooms to trusswell_app;
grant update (reminded_id) on chat_rooms to trusswell_worker;

alter table chat_messages no force row level security;
update chat_rooms room set waiting_id = (
  select m.id from chat_messages m
  where m.project_id = room.project_id and m.audience = room.audience and not m.from_staff and m.deleted_at is null
    and m.seq > coalesce((
      select max(s.seq) from chat_messages s
      where s.project_id = room.project_id and s.audience = room.audience and s.from_staff
    ), 0)
  order by m.seq limit 1
)
where audience = 'everyone' and head > 0;
alter table chat_messages force row level security;
