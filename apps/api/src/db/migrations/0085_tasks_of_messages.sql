-- The message that a task was made of. Clients see tasks, so it is always one of the conversation that they read; the key
-- carries the project and the audience, and an id of another conversation is refused by the database itself.
alter table tasks
  add column message_id uuid,
  add column message_audience text not null default 'everyone' check (message_audience = 'everyone'),
  add constraint tasks_message foreign key (project_id, message_audience, message_id)
    references chat_messages (project_id, audience, id) on delete set null (message_id);
create index tasks_of_message on tasks (project_id, message_audience, message_id) where message_id is not null;
