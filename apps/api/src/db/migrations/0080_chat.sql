-- The conversation of a project. Each audience has a log of its own, so that the numbers of the one that the client reads
-- have no holes where staff wrote internal notes.
create extension if not exists btree_gin;

create table chat_rooms (
  project_id uuid not null references projects on delete cascade,
  audience text not null check (audience in ('everyone', 'internal')),
  -- The number of the last event. Raised in the statement that adds the event: the row's lock makes the order of commits
  -- the order of numbers, and a rollback gives the number back.
  head bigint not null default 0 check (head >= 0),
  -- A new one after a restore to an earlier point, because numbers are then used a second time.
  log_id uuid not null default gen_random_uuid(),
  primary key (project_id, audience)
) with (fillfactor = 50);

-- No foreign keys to users here and below: they would lock the person's row while the room is locked, and who removes a
-- person locks both in the other order.
create table chat_events (
  project_id uuid not null,
  audience text not null,
  seq bigint not null check (seq > 0),
  kind text not null check (kind in ('new', 'edited', 'deleted', 'access')),
  message_id uuid,
  actor_id uuid,
  at timestamptz not null default clock_timestamp(),
  primary key (project_id, audience, seq),
  foreign key (project_id, audience) references chat_rooms on delete cascade,
  constraint access_has_no_message check ((kind = 'access') = (message_id is null))
);
create index chat_events_actor on chat_events (actor_id) where actor_id is not null;

-- What a message said from an event on. A table of its own, because clients read the events but not earlier texts.
create table chat_texts (
  project_id uuid not null,
  audience text not null,
  seq bigint not null,
  message_id uuid not null,
  text text not null check (length(text) between 1 and 8000),
  primary key (project_id, audience, seq),
  foreign key (project_id, audience, seq) references chat_events on delete cascade
);
create index chat_texts_message on chat_texts (message_id, seq);

create table chat_messages (
  id uuid primary key,
  project_id uuid not null,
  audience text not null,
  -- The events that created it and that changed it last; of two versions the one with the higher rev counts.
  seq bigint not null,
  rev bigint not null,
  sender_id uuid,
  sender_name text not null check (length(sender_name) between 1 and 200),
  sender_avatar text,
  from_staff boolean not null,
  -- Made by the sender: sent twice is stored once.
  cid uuid not null,
  text text not null check (length(text) <= 8000),
  reply_to uuid,
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  deleted_at timestamptz,
  search tsvector not null generated always as (to_tsvector('simple'::regconfig, text)) stored,
  constraint chat_messages_seq unique (project_id, audience, seq),
  constraint chat_messages_room unique (project_id, audience, id),
  constraint chat_messages_once unique (project_id, audience, sender_id, cid),
  constraint rev_follows_seq check (rev >= seq),
  constraint deleted_has_no_text check ((deleted_at is not null) = (text = '')),
  foreign key (project_id, audience) references chat_rooms on delete cascade,
  constraint chat_messages_reply foreign key (project_id, audience, reply_to)
    references chat_messages (project_id, audience, id) on delete set null (reply_to)
);
create index chat_messages_sender on chat_messages (sender_id, created_at) where sender_id is not null;
create index chat_messages_reply on chat_messages (project_id, audience, reply_to) where reply_to is not null;
create index chat_messages_search on chat_messages using gin (project_id, audience, search);

-- Uploaded before the message that carries it. Visibility is that of the room it was uploaded to.
create table chat_attachments (
  file_id uuid primary key references files,
  thumbnail_id uuid references files,
  project_id uuid not null,
  visibility text not null,
  uploaded_by uuid,
  message_id uuid,
  position smallint not null default 0,
  created_at timestamptz not null default now(),
  foreign key (project_id, visibility) references chat_rooms on delete cascade,
  foreign key (project_id, visibility, message_id) references chat_messages (project_id, audience, id) on delete cascade
);
create index chat_attachments_message on chat_attachments (project_id, visibility, message_id);
create index chat_attachments_thumbnail on chat_attachments (thumbnail_id) where thumbnail_id is not null;
create index chat_attachments_unsent on chat_attachments (created_at) where message_id is null;
create index chat_attachments_uploader on chat_attachments (uploaded_by) where uploaded_by is not null;

-- How far somebody has read; the name because clients don't see the accounts of staff.
create table chat_reads (
  project_id uuid not null,
  audience text not null,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 200),
  seq bigint not null check (seq >= 0),
  read_at timestamptz not null default now(),
  primary key (project_id, audience, user_id),
  foreign key (project_id, audience) references chat_rooms on delete cascade
) with (fillfactor = 80);
create index chat_reads_user on chat_reads (user_id);

create table chat_mentions (
  project_id uuid not null,
  audience text not null,
  message_id uuid not null,
  user_id uuid not null,
  primary key (message_id, user_id),
  foreign key (project_id, audience, message_id) references chat_messages (project_id, audience, id) on delete cascade
);
create index chat_mentions_user on chat_mentions (user_id);
create index chat_mentions_room on chat_mentions (project_id, audience, message_id);

alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('resume', 'payment_proof', 'invoice', 'chat', 'chat_thumbnail'));

alter table chat_rooms enable row level security;
alter table chat_rooms force row level security;
alter table chat_events enable row level security;
alter table chat_events force row level security;
alter table chat_texts enable row level security;
alter table chat_texts force row level security;
alter table chat_messages enable row level security;
alter table chat_messages force row level security;
alter table chat_attachments enable row level security;
alter table chat_attachments force row level security;
alter table chat_reads enable row level security;
alter table chat_reads force row level security;
alter table chat_mentions enable row level security;
alter table chat_mentions force row level security;

-- Who sees the project sees what is for everyone; what is internal, staff alone.
create function app_sees_chat(project uuid, audience text) returns boolean language plpgsql stable as $$
begin
  return (audience = 'everyone' or app_is_staff()) and app_sees_project(project);
end
$$;
grant execute on function app_sees_chat(uuid, text) to trusswell_app;

create policy seen on chat_rooms for select to trusswell_app using (app_sees_chat(project_id, audience));
create policy count on chat_rooms for update to trusswell_app
  using (app_sees_chat(project_id, audience)) with check (app_sees_chat(project_id, audience));
grant select, update (head) on chat_rooms to trusswell_app;

create policy seen on chat_events for select to trusswell_app using (app_sees_chat(project_id, audience));
create policy append_own on chat_events for insert to trusswell_app
  with check (actor_id = app_user_id() and kind <> 'access' and app_sees_chat(project_id, audience));
grant select, insert on chat_events to trusswell_app;

create policy staff_read on chat_texts for select to trusswell_app
  using (app_is_staff() and app_sees_chat(project_id, audience));
create policy append on chat_texts for insert to trusswell_app with check (app_sees_chat(project_id, audience));
grant select, insert on chat_texts to trusswell_app;

create policy seen on chat_messages for select to trusswell_app using (app_sees_chat(project_id, audience));
create policy send_own on chat_messages for insert to trusswell_app
  with check (
    sender_id = app_user_id() and from_staff = app_is_staff() and rev = seq and edited_at is null and deleted_at is null
      and app_sees_chat(project_id, audience)
  );
create policy change_own on chat_messages for update to trusswell_app
  using (sender_id = app_user_id() and deleted_at is null and app_sees_chat(project_id, audience))
  with check (sender_id = app_user_id() and app_sees_chat(project_id, audience));
grant select, insert, update (text, rev, edited_at, deleted_at) on chat_messages to trusswell_app;

-- Others see a file once it was sent, and no longer when the message was deleted.
create policy seen_with_message on chat_attachments for select to trusswell_app
  using (
    app_sees_chat(project_id, visibility) and (
      uploaded_by = app_user_id()
      or exists (select from chat_messages m where m.id = message_id and m.deleted_at is null)
    )
  );
create policy upload on chat_attachments for insert to trusswell_app
  with check (
    uploaded_by = app_user_id() and message_id is null and thumbnail_id is null and app_sees_chat(project_id, visibility)
  );
create policy attach_own on chat_attachments for update to trusswell_app
  using (uploaded_by = app_user_id() and message_id is null and app_sees_chat(project_id, visibility))
  with check (uploaded_by = app_user_id() and app_sees_chat(project_id, visibility));
grant select, insert, update (message_id, position) on chat_attachments to trusswell_app;
create policy see_with_chat on files for select to trusswell_app
  using (
    (purpose = 'chat' and exists (select from chat_attachments where file_id = files.id))
    or (purpose = 'chat_thumbnail' and exists (select from chat_attachments where thumbnail_id = files.id))
  );

create policy seen on chat_reads for select to trusswell_app using (app_sees_chat(project_id, audience));
create policy mark_own on chat_reads for insert to trusswell_app
  with check (user_id = app_user_id() and app_sees_chat(project_id, audience));
create policy move_own on chat_reads for update to trusswell_app
  using (user_id = app_user_id() and app_sees_chat(project_id, audience))
  with check (user_id = app_user_id() and app_sees_chat(project_id, audience));
grant select, insert, update (seq, name, read_at) on chat_reads to trusswell_app;

create policy seen on chat_mentions for select to trusswell_app using (app_sees_chat(project_id, audience));
create policy mention on chat_mentions for insert to trusswell_app with check (app_sees_chat(project_id, audience));
grant select, insert on chat_mentions to trusswell_app;

-- Erases people, empties projects, and notes in the log that a file was checked.
create policy work on chat_rooms to trusswell_worker using (true) with check (true);
create policy work on chat_events to trusswell_worker using (true) with check (true);
create policy work on chat_texts for select to trusswell_worker using (true);
create policy work on chat_messages to trusswell_worker using (true) with check (true);
create policy work on chat_attachments to trusswell_worker using (true) with check (true);
create policy work on chat_reads for select to trusswell_worker using (true);
create policy work on chat_mentions to trusswell_worker using (true) with check (true);
grant select, update (head), delete on chat_rooms to trusswell_worker;
grant select, insert, update (actor_id) on chat_events to trusswell_worker;
grant select on chat_texts, chat_reads to trusswell_worker;
grant select, update (rev, sender_id, sender_name, sender_avatar) on chat_messages to trusswell_worker;
grant select, update (thumbnail_id, uploaded_by), delete on chat_attachments to trusswell_worker;
grant select, delete on chat_mentions to trusswell_worker;
grant insert on files to trusswell_worker;

-- Counts on by one, whoever writes.
create function refuse_jump() returns trigger language plpgsql as $$
begin
  raise exception 'a room counts on by one' using errcode = 'check_violation';
end
$$;
create trigger count_by_one before update of head on chat_rooms for each row
  when (new.head <> old.head + 1) execute function refuse_jump();

create policy upkeep on chat_rooms to trusswell_owner using (true) with check (true);
create policy upkeep on chat_events for insert to trusswell_owner with check (true);

create function open_chat_rooms() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into chat_rooms (project_id, audience) values (new.id, 'everyone'), (new.id, 'internal');
  return null;
end
$$;
create trigger open_chat_rooms after insert on projects for each row execute function open_chat_rooms();
insert into chat_rooms (project_id, audience)
  select id, audience from projects cross join (values ('everyone'), ('internal')) as each (audience);

-- Who loses access is noted in the log of each project concerned, in the transaction that takes it away: what has a higher
-- number was written after. Rooms are locked in one order, so that two such changes don't wait for each other.
create function append_access(concerned uuid[]) returns void language plpgsql as $$
begin
  perform from chat_rooms where project_id = any (concerned) order by project_id, audience for update;
  with raised as (
    update chat_rooms set head = head + 1 where project_id = any (concerned) returning project_id, audience, head
  )
  insert into chat_events (project_id, audience, seq, kind) select project_id, audience, head, 'access' from raised;
end
$$;
create function note_lost_member() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform append_access(array[old.project_id]);
  return null;
end
$$;
create trigger note_removed_member after delete on project_members for each row
  when (old.user_id is not null) execute function note_lost_member();
create trigger note_replaced_member after update of user_id on project_members for each row
  when (old.user_id is not null and new.user_id is distinct from old.user_id) execute function note_lost_member();
create function note_moved_project() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform append_access(array[new.id]);
  return null;
end
$$;
create trigger note_moved_project after update of client_id, organisation_id, deleted_at on projects for each row
  when (new.organisation_id is distinct from old.organisation_id or (new.deleted_at is not null and old.deleted_at is null))
  execute function note_moved_project();
-- Admins see every project; their sockets end with the session.
create function note_changed_person() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.role = 'client' then
    perform append_access(array(
      select id from projects where organisation_id = old.organisation_id and deleted_at is null
    ));
  else
    perform append_access(array(select id from projects where member_ids @> array[old.id] and deleted_at is null));
  end if;
  return null;
end
$$;
create trigger note_changed_person after update of role, organisation_id, deactivated_at, deleted_at on users for each row
  when (old.role <> 'admin' and old.deactivated_at is null and old.deleted_at is null and (
    new.role <> old.role or new.organisation_id is distinct from old.organisation_id
    or new.deactivated_at is not null or new.deleted_at is not null
  )) execute function note_changed_person();
