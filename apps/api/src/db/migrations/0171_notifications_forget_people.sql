-- A notification can name a person in its text; it goes with them. Those about an enquiry or an application, whose senders
-- have no account, are deleted by their subject.
alter table notifications add column person_id uuid references users on delete cascade;
create index notifications_of_person on notifications (person_id) where person_id is not null;
create index notifications_of_subject on notifications (subject_id) where subject_id is not null;

-- Invitations have a name and an address: they are deleted after a while, and with the person.
grant delete on invitations to trusswell_worker;
