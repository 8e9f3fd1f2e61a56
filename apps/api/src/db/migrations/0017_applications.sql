-- array_to_string is only stable, because elements of other types may print differently; text never does.
create function joined(words text[]) returns text language sql immutable parallel safe
  return array_to_string(words, ' ');

create table job_applications (
  id uuid primary key,
  source text not null check (source in ('job', 'internship', 'staff')),
  job_id text references jobs check (source <> 'job' or job_id is not null),
  position text not null check (length(position) between 1 and 120),
  -- Empty once the person's data are erased; the row then only counts.
  applicant_name text not null check (length(applicant_name) <= 120 and (applicant_name <> '' or erased_at is not null)),
  email text not null check (email = lower(email) and length(email) <= 254 and (email <> '' or erased_at is not null)),
  phone text check (length(phone) <= 32),
  -- Years; of the range that a form asks for, the lower bound.
  experience integer not null default 0 check (experience between 0 and 60),
  skills text[] not null default '{}',
  linkedin text check (length(linkedin) <= 300),
  cover_letter text check (length(cover_letter) <= 5000),
  -- Typed by staff; an upload is in resume_file.
  resume_url text check (resume_url ~ '^https?://' and length(resume_url) <= 300),
  resume_file uuid references files,
  status text not null default 'pending'
    check (status in ('pending', 'reviewing', 'interviewed', 'accepted', 'rejected')),
  notes text check (length(notes) <= 5000),
  -- What the person read and agreed to, and whether to more than they had to.
  consent_notice text check (consent_notice is not null or source = 'staff'),
  consent_text text,
  keep_longer boolean not null default false,
  -- Another application of the same address to the same position is there already: this one is a version that
  -- waits until the mailed link says that it should take its place.
  waits_for uuid references job_applications on delete cascade,
  decided_at timestamptz,
  renewed_at timestamptz,
  withdrawn_at timestamptz,
  erased_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search text generated always as (
    lower(applicant_name || ' ' || email || ' ' || position || ' ' || joined(skills) || ' ' || coalesce(notes, ''))
  ) stored
);
create unique index job_applications_one on job_applications (coalesce(job_id, 'internship'), email)
  where source <> 'staff' and waits_for is null and withdrawn_at is null and deleted_at is null and erased_at is null;
-- Lists are read newest first, by status for the board, deleted ones apart.
create index job_applications_list on job_applications (created_at desc, id desc)
  where deleted_at is null and waits_for is null and erased_at is null;
create index job_applications_by_status on job_applications (status, created_at desc, id desc)
  where deleted_at is null and waits_for is null and erased_at is null;
create index job_applications_by_job on job_applications (job_id, created_at desc, id desc)
  where deleted_at is null and waits_for is null and erased_at is null;
create index job_applications_deleted on job_applications (created_at desc, id desc)
  where deleted_at is not null and waits_for is null and erased_at is null;
create index job_applications_search on job_applications using gin (search gin_trgm_ops);
create index job_applications_file on job_applications (resume_file) where resume_file is not null;
create index job_applications_waiting on job_applications (waits_for) where waits_for is not null;
-- What the daily job takes.
create index job_applications_rejected on job_applications (decided_at) where status = 'rejected' and erased_at is null;
create index job_applications_withdrawn on job_applications (withdrawn_at)
  where withdrawn_at is not null and erased_at is null;
create index job_applications_purge on job_applications (deleted_at) where deleted_at is not null and erased_at is null;

-- Links in mails. Only the hash is here; the token itself exists in the mail alone.
create table application_tokens (
  token_hash text primary key,
  application_id uuid not null references job_applications on delete cascade,
  -- The version that this link may put in the application's place.
  version_id uuid references job_applications on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index application_tokens_application on application_tokens (application_id);
create index application_tokens_version on application_tokens (version_id) where version_id is not null;
create index application_tokens_expiry on application_tokens (expires_at);

-- What the person with the link may follow: no words, no names.
create table application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references job_applications on delete cascade,
  kind text not null check (kind in ('received', 'status', 'resume-replaced', 'renewed', 'withdrawn')),
  status text,
  at timestamptz not null default clock_timestamp()
);
create index application_events_application on application_events (application_id, id);

-- What staff wrote to an applicant about a change of status; jobs carry the id.
create table application_mails (
  id uuid primary key,
  application_id uuid not null references job_applications on delete cascade,
  status text not null,
  subject text not null check (length(subject) between 1 and 160),
  body text not null check (length(body) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index application_mails_application on application_mails (application_id);

-- Only those that somebody changed; the first wording of each comes with the code.
create table application_templates (
  status text primary key check (status in ('pending', 'reviewing', 'interviewed', 'accepted', 'rejected')),
  subject text not null check (length(subject) between 1 and 160),
  body text not null check (length(body) between 1 and 5000),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- The link in the caller's hand, hashed. A transaction sees what that link is about and nothing else.
create function app_link_token() returns text language sql stable parallel safe
  return nullif(current_setting('app.link_token', true), '');

alter table job_applications enable row level security;
alter table job_applications force row level security;
alter table application_tokens enable row level security;
alter table application_tokens force row level security;
alter table application_events enable row level security;
alter table application_events force row level security;
alter table application_mails enable row level security;
alter table application_mails force row level security;
alter table application_templates enable row level security;
alter table application_templates force row level security;

create policy see_by_link on application_tokens for select to trusswell_app
  using (token_hash = app_link_token() and expires_at > now());
create policy end_by_link on application_tokens for delete to trusswell_app using (token_hash = app_link_token());
create policy work on application_tokens to trusswell_worker using (true) with check (true);

create policy anyone_applies on job_applications for insert to trusswell_app
  with check (source <> 'staff' and status = 'pending' and notes is null and version = 1
    and coalesce(deleted_at, withdrawn_at, erased_at, renewed_at, decided_at) is null);
create policy admin_adds on job_applications for insert to trusswell_app
  with check (source = 'staff' and app_role() = 'admin' and version = 1 and resume_file is null
    and coalesce(deleted_at, withdrawn_at, erased_at, renewed_at) is null);
create policy staff_read on job_applications for select to trusswell_app
  using (app_is_staff() and waits_for is null and erased_at is null);
create policy staff_edit on job_applications for update to trusswell_app
  using (app_is_staff() and waits_for is null and erased_at is null)
  with check (app_is_staff() and (deleted_at is null or app_role() = 'admin'));
create policy see_by_link on job_applications for select to trusswell_app
  using (app_link_token() is not null and exists (
    select from application_tokens t where job_applications.id in (t.application_id, t.version_id)));
create policy act_by_link on job_applications for update to trusswell_app
  using (app_link_token() is not null and exists (
    select from application_tokens t where job_applications.id in (t.application_id, t.version_id)))
  with check (app_link_token() is not null);
create policy merge_by_link on job_applications for delete to trusswell_app
  using (app_link_token() is not null and exists (
    select from application_tokens t where job_applications.id = t.version_id));
create policy work on job_applications to trusswell_worker using (true) with check (true);
-- For the triggers below, which run in the owner's name.
create policy find_earlier on job_applications for select to trusswell_owner using (true);

create policy staff_read on application_events for select to trusswell_app using (app_is_staff());
create policy see_by_link on application_events for select to trusswell_app
  using (exists (select from application_tokens t where t.application_id = application_events.application_id));
create policy write on application_events to trusswell_owner using (true) with check (true);
create policy work on application_events to trusswell_worker using (true);

create policy staff_write on application_mails for insert to trusswell_app with check (app_is_staff());
create policy staff_read on application_mails for select to trusswell_app using (app_is_staff());
create policy clear on application_mails to trusswell_owner using (true);
create policy clear on application_tokens to trusswell_owner using (true);
create policy work on application_mails to trusswell_worker using (true);

create policy staff_read on application_templates for select to trusswell_app using (app_is_staff());
create policy admin_adds on application_templates for insert to trusswell_app with check (app_role() = 'admin');
create policy admin_edits on application_templates for update to trusswell_app
  using (app_role() = 'admin') with check (app_role() = 'admin');

-- A resume is seen by whoever sees the application.
create policy see_with_application on files for select to trusswell_app
  using (exists (select from job_applications a where a.resume_file = files.id));

grant select, insert, update, delete on job_applications to trusswell_app;
grant select, delete on application_tokens to trusswell_app;
grant select on application_events to trusswell_app;
grant select, insert on application_mails to trusswell_app;
grant select, insert, update on application_templates to trusswell_app;
grant select, update, delete on job_applications to trusswell_worker;
grant select, insert, delete on application_tokens to trusswell_worker;
grant select on application_events, application_mails to trusswell_worker;

-- Nobody who applies can see whether the address is known; the database sees it for them, at the same cost either way.
create function wait_behind_earlier() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(coalesce(new.job_id, 'internship') || ' ' || new.email, 0));
  select id into new.waits_for from job_applications
  where coalesce(job_id, 'internship') = coalesce(new.job_id, 'internship') and email = new.email
    and source <> 'staff' and waits_for is null and withdrawn_at is null and deleted_at is null and erased_at is null;
  return new;
end
$$;
create trigger wait_behind_earlier before insert on job_applications for each row
  when (new.source <> 'staff') execute function wait_behind_earlier();

create function keep_application_history() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into application_events (application_id, kind, status) values (new.id, 'received', new.status);
    return null;
  end if;
  if new.erased_at is not null then
    -- Of a person who is gone nothing is left to follow, to mail or to open.
    delete from application_events where application_id = new.id;
    delete from application_mails where application_id = new.id;
    delete from application_tokens where application_id = new.id or version_id = new.id;
    return null;
  end if;
  if new.renewed_at is distinct from old.renewed_at then
    insert into application_events (application_id, kind, status) values (new.id, 'renewed', new.status);
  elsif new.resume_file is distinct from old.resume_file then
    insert into application_events (application_id, kind) values (new.id, 'resume-replaced');
  end if;
  if new.status <> old.status then
    insert into application_events (application_id, kind, status) values (new.id, 'status', new.status);
  end if;
  if new.withdrawn_at is not null and old.withdrawn_at is null then
    insert into application_events (application_id, kind) values (new.id, 'withdrawn');
  end if;
  return null;
end
$$;
create trigger keep_application_history after insert or update on job_applications for each row
  execute function keep_application_history();

-- The day from which the promise to erase counts.
create function date_decision() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    new.decided_at = case when new.status in ('accepted', 'rejected') then now() end;
  end if;
  return new;
end
$$;
create trigger date_decision before insert or update of status on job_applications for each row
  execute function date_decision();
