-- Open positions. The first ones come with the repository (`pnpm db:content`); staff add and change them later.
create table jobs (
  -- Also the page's address; two names below /careers are taken.
  id text primary key
    check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80 and id not in ('internship', 'service')),
  -- Independent of the department; a position may belong to no area.
  area text check (area in (
    'mechanical-services', 'civil-works', 'plumbing-services', 'facility-pantry', 'horticulture', 'facade-cleaning',
    'security-services', 'vendor-management', 'staffing-payroll', 'electrical-services',
    'architecture-interior-design', 'facility-management', 'automation-services'
  )),
  title text not null check (length(title) between 1 and 120),
  department text not null check (length(department) between 1 and 120),
  location text not null check (length(location) between 1 and 120),
  type text not null check (length(type) between 1 and 40),
  experience text not null check (length(experience) between 1 and 40),
  description text not null check (length(description) between 1 and 5000),
  responsibilities text[] not null default '{}',
  requirements text[] not null default '{}',
  benefits text[] not null default '{}',
  duration text check (length(duration) between 1 and 60),
  posted_on date not null,
  closes_on date check (closes_on >= posted_on),
  status text not null default 'open' check (status in ('open', 'closed')),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
-- Lists are read newest first.
create index jobs_open on jobs (created_at desc, id desc) where status = 'open';
create index jobs_open_by_area on jobs (area, created_at desc, id desc) where status = 'open';

alter table jobs enable row level security;
alter table jobs force row level security;
create policy anyone_reads on jobs for select to trusswell_app using (true);
create policy content on jobs to trusswell_owner using (true) with check (true);

grant select on jobs to trusswell_app;
