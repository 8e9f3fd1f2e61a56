-- What a member of staff saw on site on one day. Shared entries are the client's to read, internal ones never are.
create table site_diary_entries (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  entry_date date not null,
  weather text not null check (weather in ('clear', 'cloudy', 'rain', 'storm', 'fog', 'heat', 'wind')),
  temperature smallint check (temperature between -40 and 60),
  headcount integer not null check (headcount between 0 and 5000),
  notes text not null check (length(notes) between 1 and 4000),
  shared_with_client boolean not null default true,
  -- No foreign key, as with files: who it was goes with the person, the entry stays.
  author_id uuid,
  -- Clients don't see the accounts of staff.
  author_name text not null check (length(author_name) between 1 and 200),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, id)
);
create index site_diary_list on site_diary_entries (project_id, entry_date desc, id desc);
create unique index site_diary_author_day on site_diary_entries (author_id, project_id, entry_date)
  where author_id is not null;

-- Uploaded before the entry that carries them.
create table site_diary_photos (
  file_id uuid primary key references files,
  thumbnail_id uuid references files,
  thumbnail_width integer check (thumbnail_width > 0),
  thumbnail_height integer check (thumbnail_height > 0),
  project_id uuid not null references projects on delete cascade,
  entry_id uuid,
  position smallint not null default 0,
  uploaded_by uuid,
  created_at timestamptz not null default now(),
  foreign key (project_id, entry_id) references site_diary_entries (project_id, id) on delete cascade
);
create index site_diary_photos_entry on site_diary_photos (project_id, entry_id);
create index site_diary_photos_thumbnail on site_diary_photos (thumbnail_id) where thumbnail_id is not null;
create index site_diary_photos_unsent on site_diary_photos (created_at) where entry_id is null;
create index site_diary_photos_uploader on site_diary_photos (uploaded_by) where uploaded_by is not null;

alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in (
    'resume', 'payment_proof', 'invoice', 'chat', 'chat_thumbnail', 'project', 'report', 'diary_photo', 'diary_thumbnail'
  ));

alter table site_diary_entries enable row level security;
alter table site_diary_entries force row level security;
alter table site_diary_photos enable row level security;
alter table site_diary_photos force row level security;

create policy staff_see on site_diary_entries for select to trusswell_app
  using (app_is_staff() and app_sees_project(project_id));
create policy client_sees_shared on site_diary_entries for select to trusswell_app
  using (app_role() = 'client' and shared_with_client and app_sees_project(project_id));
create policy staff_write on site_diary_entries for insert to trusswell_app
  with check (app_is_staff() and author_id = app_user_id() and app_sees_project(project_id));
-- On the day it was written by its author, later by admins.
create policy staff_edit on site_diary_entries for update to trusswell_app
  using (
    app_is_staff() and app_sees_project(project_id) and (
      app_role() = 'admin'
      or (
        author_id = app_user_id()
        and (created_at at time zone 'Asia/Kolkata')::date = (now() at time zone 'Asia/Kolkata')::date
      )
    )
  )
  with check (app_is_staff() and app_sees_project(project_id));
grant select, insert on site_diary_entries to trusswell_app;
grant update (entry_date, weather, temperature, headcount, notes, shared_with_client, version, updated_at)
  on site_diary_entries to trusswell_app;

-- The entry's policies say who sees its photos; one without an entry is its uploader's.
create policy seen_with_entry on site_diary_photos for select to trusswell_app
  using (
    (entry_id is null and uploaded_by = app_user_id() and app_is_staff() and app_sees_project(project_id))
    or exists (select from site_diary_entries entry where entry.id = entry_id)
  );
create policy upload on site_diary_photos for insert to trusswell_app
  with check (
    app_is_staff() and uploaded_by = app_user_id() and entry_id is null and thumbnail_id is null
      and app_sees_project(project_id)
  );
create policy attach_own on site_diary_photos for update to trusswell_app
  using (app_is_staff() and uploaded_by = app_user_id() and entry_id is null and app_sees_project(project_id))
  with check (app_is_staff() and uploaded_by = app_user_id() and app_sees_project(project_id));
create policy remove on site_diary_photos for delete to trusswell_app
  using (
    app_is_staff() and app_sees_project(project_id)
    and exists (
      select from site_diary_entries entry
      where entry.id = entry_id and (app_role() = 'admin' or entry.author_id = app_user_id())
    )
  );
grant select, insert, update (entry_id, position), delete on site_diary_photos to trusswell_app;
create policy see_with_diary on files for select to trusswell_app
  using (
    (purpose = 'diary_photo' and exists (select from site_diary_photos where file_id = files.id))
    or (purpose = 'diary_thumbnail' and exists (select from site_diary_photos where thumbnail_id = files.id))
  );

create policy work on site_diary_entries to trusswell_worker using (true) with check (true);
create policy work on site_diary_photos to trusswell_worker using (true) with check (true);
grant select, update (author_id, author_name), delete on site_diary_entries to trusswell_worker;
grant select, update (thumbnail_id, thumbnail_width, thumbnail_height, uploaded_by), delete
  on site_diary_photos to trusswell_worker;

-- The history names diary entries, change requests and files too. It follows what its reader can see.
alter table project_activity drop constraint project_activity_entity_check;
alter table project_activity add constraint project_activity_entity_check
  check (entity in (
    'project', 'member', 'milestone', 'task', 'expense', 'risk', 'diary_entry', 'change_request', 'project_file'
  ));
drop policy seen_with_project on project_activity;
create policy seen_with_project on project_activity for select to trusswell_app
  using (
    app_role() = 'admin'
    or (app_role() = 'manager' and app_sees_project(project_id))
    or (
      app_role() = 'client' and app_sees_project(project_id)
      and case entity
        when 'expense' then exists (select from expenses where expenses.id = entity_id)
        when 'risk' then exists (select from risks where risks.id = entity_id)
        when 'diary_entry' then exists (select from site_diary_entries where site_diary_entries.id = entity_id)
        when 'project_file' then exists (select from project_files where project_files.file_id = entity_id)
        else true
      end
    )
  );
