-- What is sent to the subscribers. Sending gives an issue its page, so both begin together.
create table newsletter_issues (
  id uuid primary key,
  subject text not null check (length(subject) between 1 and 150),
  -- Markdown.
  body text not null check (length(body) between 1 and 50000),
  state text not null default 'draft' check (state in ('draft', 'sending', 'paused', 'sent')),
  -- The page's address, made of the subject when sending begins.
  slug text check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  published_at timestamptz,
  finished_at timestamptz,
  -- Counted here, because the rows of recipients go with their subscriptions.
  recipients integer not null default 0,
  sent integer not null default 0,
  refused integer not null default 0,
  unsubscribed integer not null default 0,
  -- Since when the relay takes no mail at all.
  stalled_at timestamptz,
  -- The worker paused it: the relay refused one mail after the other.
  paused_by_refusals boolean not null default false,
  -- Which job sends, and when another one may take over.
  sender uuid,
  send_at timestamptz,
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search text not null generated always as (lower(subject)) stored,
  check ((state = 'draft') = (published_at is null)),
  check ((state = 'draft') = (slug is null)),
  check ((state = 'sent') = (finished_at is not null)),
  check (deleted_at is null or state = 'draft')
);
create unique index newsletter_issues_slug on newsletter_issues (slug);
create index newsletter_issues_list on newsletter_issues (created_at desc, id desc);
create index newsletter_issues_published on newsletter_issues (published_at desc, id desc) where published_at is not null;
create index newsletter_issues_sending on newsletter_issues (send_at) where state = 'sending';
create index newsletter_issues_purge on newsletter_issues (deleted_at) where deleted_at is not null;
create index newsletter_issues_by_creator on newsletter_issues (created_by);
create index newsletter_issues_by_editor on newsletter_issues (updated_by);

-- One row for each subscriber when sending began, so that nobody gets an issue twice.
create table newsletter_recipients (
  issue_id uuid not null references newsletter_issues on delete cascade,
  subscription_id uuid not null references newsletter_subscriptions on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'skipped')),
  -- How often the relay asked to try this address later.
  deferrals integer not null default 0,
  -- Not before this time; a claimed row is out of reach of others until then.
  due_at timestamptz not null default now(),
  settled_at timestamptz check ((settled_at is null) = (state = 'waiting')),
  primary key (issue_id, subscription_id)
);
create index newsletter_recipients_due on newsletter_recipients (issue_id, due_at) where state = 'waiting';
create index newsletter_recipients_of_subscription on newsletter_recipients (subscription_id);

alter table newsletter_issues enable row level security;
alter table newsletter_issues force row level security;
create policy anyone_reads_published on newsletter_issues for select to trusswell_app
  using (published_at is not null or app_role() = 'admin');
create policy admins_add on newsletter_issues for insert to trusswell_app
  with check (app_role() = 'admin' and created_by = app_user_id() and state = 'draft' and version = 1);
-- Only the worker can say that everything is sent.
create policy admins_edit on newsletter_issues for update to trusswell_app
  using (app_role() = 'admin' and state <> 'sent') with check (app_role() = 'admin' and state <> 'sent');
create policy work on newsletter_issues to trusswell_worker using (true);

alter table newsletter_recipients enable row level security;
alter table newsletter_recipients force row level security;
create policy admins_add on newsletter_recipients for insert to trusswell_app
  with check (app_role() = 'admin' and state = 'waiting');
create policy work on newsletter_recipients to trusswell_worker using (true);

grant select on newsletter_issues to trusswell_app, trusswell_worker;
grant insert (id, subject, body, created_by, updated_by) on newsletter_issues to trusswell_app;
grant update (subject, body, state, slug, published_at, recipients, stalled_at, paused_by_refusals, send_at, updated_by,
  version, updated_at, deleted_at) on newsletter_issues to trusswell_app;
grant update (state, finished_at, sent, refused, unsubscribed, stalled_at, paused_by_refusals, sender, send_at)
  on newsletter_issues to trusswell_worker;
grant delete on newsletter_issues to trusswell_worker;
grant insert (issue_id, subscription_id) on newsletter_recipients to trusswell_app;
grant select on newsletter_recipients to trusswell_worker;
grant update (state, deferrals, due_at, settled_at) on newsletter_recipients to trusswell_worker;

-- Whom an issue goes to, by ids: admins count them and send to them, and still see nobody's address.
create policy list_ids on newsletter_subscriptions for select to trusswell_owner using (true);
create function newsletter_subscriber_ids() returns uuid[] language plpgsql stable security definer
  set search_path = public, pg_temp as $$
begin
  if app_role() is distinct from 'admin' then return '{}'; end if;
  return array(select id from newsletter_subscriptions where status = 'confirmed');
end
$$;
grant execute on function newsletter_subscriber_ids() to trusswell_app;
