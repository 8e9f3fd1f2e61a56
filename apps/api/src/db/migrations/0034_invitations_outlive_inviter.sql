-- An admin who had invited somebody could not be erased, and neither could anybody deleted on the same day.
alter table invitations alter column invited_by drop not null;
alter table invitations drop constraint invitations_invited_by_fkey;
alter table invitations add constraint invitations_invited_by_fkey
  foreign key (invited_by) references users on delete set null;
create index invitations_by_inviter on invitations (invited_by);
