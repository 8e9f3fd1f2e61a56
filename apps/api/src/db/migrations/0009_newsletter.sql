-- One row for each time somebody asked, so that asking needs no look at who is there already.
create table newsletter_subscriptions (
  id uuid primary key,
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  source text not null check (source in ('footer', 'blog')),
  -- What the person read when they asked, and when that was.
  consent_notice text not null,
  consent_text text not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz check (confirmed_at is not null or status <> 'confirmed'),
  unsubscribed_at timestamptz check ((unsubscribed_at is not null) = (status = 'unsubscribed'))
);
create unique index newsletter_one_confirmed on newsletter_subscriptions (email) where status = 'confirmed';
create index newsletter_purge on newsletter_subscriptions ((coalesce(unsubscribed_at, created_at)))
  where status <> 'confirmed';

-- Whom the link in the caller's hand is about. A transaction sees that row and no other.
create function app_link_subject() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.link_subject', true), '')::uuid;

alter table newsletter_subscriptions enable row level security;
alter table newsletter_subscriptions force row level security;
create policy anyone_asks on newsletter_subscriptions for insert to trusswell_app
  with check (status = 'pending' and confirmed_at is null);
create policy see_by_link on newsletter_subscriptions for select to trusswell_app using (id = app_link_subject());
create policy act_by_link on newsletter_subscriptions for update to trusswell_app
  using (id = app_link_subject()) with check (id = app_link_subject() and status <> 'pending');
create policy work on newsletter_subscriptions to trusswell_worker using (true);

grant select, insert on newsletter_subscriptions to trusswell_app;
grant update (status, confirmed_at, unsubscribed_at) on newsletter_subscriptions to trusswell_app;
grant select, delete on newsletter_subscriptions to trusswell_worker;
