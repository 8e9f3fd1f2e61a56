-- Who answers an enquiry, what was answered, and what became of it.
alter table contact_submissions
  add column assignee_id uuid references users on delete set null,
  -- Name, e-mail, phone and company as the visitor sent them, from the first correction on.
  add column original jsonb,
  add column organisation_id uuid references organisations on delete set null,
  add column project_id uuid references projects on delete set null,
  add column converted_at timestamptz;
create index contact_submissions_by_assignee on contact_submissions (assignee_id, created_at desc, id desc)
  where deleted_at is null;
create index contact_submissions_assigned on contact_submissions (assignee_id) where assignee_id is not null;
create index contact_submissions_organisation on contact_submissions (organisation_id) where organisation_id is not null;
create index contact_submissions_project on contact_submissions (project_id) where project_id is not null;

-- What the visitor wrote stays as it came.
revoke update (subject, message) on contact_submissions from trusswell_app;
grant update (assignee_id, organisation_id, project_id, converted_at) on contact_submissions to trusswell_app;
create function keep_original_contact() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.original := coalesce(old.original, jsonb_build_object(
    'first_name', old.first_name, 'last_name', old.last_name, 'email', old.email, 'phone', old.phone,
    'company', old.company
  ));
  return new;
end
$$;
create trigger keep_original_contact before update of first_name, last_name, email, phone, company on contact_submissions
  for each row when (
    (new.first_name, new.last_name, new.email, new.phone, new.company)
      is distinct from (old.first_name, old.last_name, old.email, old.phone, old.company)
  ) execute function keep_original_contact();

drop trigger manager_columns on contact_submissions;
create trigger manager_columns after update on contact_submissions for each row when (app_role() = 'manager')
  execute function allow_columns('status', 'admin_notes', 'assignee_id', 'version', 'updated_at');
drop policy anyone_writes_a_new_one on contact_submissions;
create policy anyone_writes_a_new_one on contact_submissions for insert to trusswell_app
  with check (
    status = 'new' and admin_notes is null and version = 1
      and coalesce(deleted_at, converted_at) is null and coalesce(assignee_id, organisation_id, project_id) is null
      and original is null
  );

-- Open enquiries of somebody who can no longer sign in as staff wait for another assignee.
create function release_enquiries() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update contact_submissions set assignee_id = null, version = version + 1, updated_at = now()
  where assignee_id = new.id and status <> 'resolved';
  return null;
end
$$;
create trigger release_enquiries after update of role, deactivated_at, deleted_at on users for each row
  when ((new.role = 'client' or new.deactivated_at is not null or new.deleted_at is not null)
    and old.role <> 'client' and old.deactivated_at is null and old.deleted_at is null)
  execute function release_enquiries();

-- The mails about a row: a reply refers to the confirmation.
create index mail_deliveries_subject on mail_deliveries (subject_id, kind);

create table contact_replies (
  id uuid primary key,
  contact_id uuid not null references contact_submissions on delete cascade,
  author_id uuid references users on delete set null,
  -- The address that it was sent to, which may be corrected later.
  email text not null check (length(email) between 3 and 254),
  text text not null check (length(text) between 1 and 10000),
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index contact_replies_list on contact_replies (contact_id, created_at, id);
create index contact_replies_by_author on contact_replies (author_id) where author_id is not null;

alter table contact_replies enable row level security;
alter table contact_replies force row level security;
create policy upkeep on contact_replies to trusswell_owner using (true) with check (true);
create policy staff_read on contact_replies for select to trusswell_app
  using (app_is_staff() and exists (select from contact_submissions c where c.id = contact_id));
create policy staff_reply on contact_replies for insert to trusswell_app
  with check (
    app_is_staff() and author_id = app_user_id() and sent_at is null
      and exists (select from contact_submissions c where c.id = contact_id and c.deleted_at is null)
  );
create policy work on contact_replies to trusswell_worker using (true) with check (true);
grant select, insert on contact_replies to trusswell_app;
grant select, delete, update (sent_at) on contact_replies to trusswell_worker;
