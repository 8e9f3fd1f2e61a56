-- What is unread is counted from the index alone: the messages of a conversation lie far apart in a table that all write to.
create unique index chat_messages_seq_of_room on chat_messages (project_id, audience, seq)
  include (sender_id, deleted_at);
alter table chat_messages drop constraint chat_messages_seq;
alter table chat_messages add constraint chat_messages_seq unique using index chat_messages_seq_of_room;
