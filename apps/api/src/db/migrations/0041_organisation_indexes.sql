-- Apart from the new columns, whose locks also stop readers.
create index users_of_organisation on users (organisation_id, created_at, id) where organisation_id is not null;
create index projects_of_organisation on projects (organisation_id, created_at desc, id desc);
create index payments_of_organisation on payments (organisation_id, created_at desc, id desc);
create index payments_open_of_organisation on payments (organisation_id, due_date)
  where deleted_at is null and status in ('pending', 'failed');
create index invitations_of_organisation on invitations (organisation_id, created_at desc, id desc)
  where organisation_id is not null;
