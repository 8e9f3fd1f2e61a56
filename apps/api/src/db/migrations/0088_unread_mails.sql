-- How far somebody was told of unread messages by mail, so that nobody hears of a message twice.
create table chat_mails (
  project_id uuid not null,
  audience text not null,
  user_id uuid not null references users on delete cascade,
  seq bigint not null check (seq > 0),
  sent_at timestamptz not null default now(),
  primary key (project_id, audience, user_id),
  foreign key (project_id, audience) references chat_rooms on delete cascade
);
create index chat_mails_user on chat_mails (user_id, sent_at);
alter table chat_mails enable row level security;
alter table chat_mails force row level security;
create policy work on chat_mails to trusswell_worker using (true) with check (true);
grant select, insert, update (seq, sent_at) on chat_mails to trusswell_worker;

-- What was written lately, in all conversations.
create index chat_messages_recent on chat_messages (created_at);
