-- A notification can say who did something beside the person it is about ("Sudha Rao made Meera Iyer the project manager"): it goes
-- with either of them.
alter table notifications add column actor_id uuid references users on delete cascade;
create index notifications_of_actor on notifications (actor_id) where actor_id is not null;

-- One that names an organisation goes with the person that the organisation is named after.
grant select (named_after) on organisations to trusswell_worker;
