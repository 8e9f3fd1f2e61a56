-- A person's own views of lists: a name for a search, filters, an order and a look, as the list's URL has them.
create table saved_views (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  list text not null check (length(list) between 1 and 80),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 1000),
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index saved_views_name on saved_views (user_id, list, lower(name));
create unique index saved_views_default on saved_views (user_id, list) where is_default;
create index saved_views_list on saved_views (user_id, created_at, id);

alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy own on saved_views to trusswell_app using (user_id = app_user_id()) with check (user_id = app_user_id());
grant select, insert, delete, update (name, query, is_default) on saved_views to trusswell_app;
