-- What a project is made of. Each refers to others of the same project only, by keys that carry the project.
create table milestones (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  title text not null check (length(title) between 3 and 100),
  description text not null check (length(description) between 10 and 500),
  due_date date not null,
  -- The first promise; a moved date is seen against it.
  baseline_date date not null,
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'completed', 'delayed')),
  completion_date date,
  weight integer not null default 1 check (weight between 1 and 100),
  added_by uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (project_id, id),
  constraint completed_has_its_day check ((status = 'completed') = (completion_date is not null))
);
create index milestones_list on milestones (project_id, due_date, id) where deleted_at is null;
create index milestones_due on milestones (due_date) where deleted_at is null and status <> 'completed';

create table tasks (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  title text not null check (length(title) between 1 and 160),
  status text not null default 'todo' check (status in ('todo', 'in_progress', 'done')),
  assignee_id uuid,
  milestone_id uuid,
  due_date date,
  completed_on date,
  weight integer not null default 1 check (weight between 1 and 100),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (project_id, id),
  constraint tasks_assignee foreign key (project_id, assignee_id) references project_members (project_id, id)
    on delete set null (assignee_id),
  constraint tasks_milestone foreign key (project_id, milestone_id) references milestones (project_id, id)
    on delete set null (milestone_id),
  constraint done_has_its_day check ((status = 'done') = (completed_on is not null))
);
create index tasks_list on tasks (project_id, created_at desc, id desc) where deleted_at is null;
create index tasks_due on tasks (project_id, due_date) where deleted_at is null and status <> 'done' and due_date is not null;
create index tasks_of_milestone on tasks (project_id, milestone_id) where milestone_id is not null;
create index tasks_of_assignee on tasks (project_id, assignee_id) where assignee_id is not null;

create table expenses (
  id uuid primary key,
  project_id uuid not null references projects,
  category text not null
    check (category in ('material', 'labour', 'equipment', 'subcontract', 'transport', 'permits', 'other')),
  amount_paise bigint not null check (amount_paise > 0),
  spent_on date not null,
  description text not null check (length(description) between 1 and 200),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (project_id, id)
);
create index expenses_list on expenses (project_id, created_at desc, id desc) where deleted_at is null;

create table risks (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  title text not null check (length(title) between 1 and 200),
  category text not null
    check (category in ('safety', 'schedule', 'cost', 'quality', 'weather', 'permits', 'other')),
  severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
  status text not null default 'open' check (status in ('open', 'closed')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (project_id, id)
);
create index risks_list on risks (project_id, created_at desc, id desc) where deleted_at is null;

-- Read here; paying comes with its own part. A payment stays with the client it was asked of.
create table payments (
  id uuid primary key,
  project_id uuid not null references projects,
  client_id uuid references users on delete set null,
  amount_paise bigint not null check (amount_paise > 0),
  description text not null check (length(description) between 1 and 300),
  due_date date,
  status text not null default 'pending' check (status in ('pending', 'completed', 'failed', 'refunded')),
  payment_method text check (payment_method in ('credit_card', 'bank_transfer', 'check')),
  gateway text check (gateway in ('stripe', 'razorpay')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (project_id, id)
);
create index payments_list on payments (created_at desc, id desc) where deleted_at is null;
create index payments_of_project on payments (project_id, created_at desc, id desc) where deleted_at is null;
create index payments_of_client on payments (client_id, created_at desc, id desc) where deleted_at is null;
create index payments_open_of_client on payments (client_id, due_date) where deleted_at is null and status in ('pending', 'failed');

-- Locks the project first and then looks again, so that two changes at once both count.
create function refresh_project_figures() returns trigger language plpgsql security definer set search_path = public as $$
declare
  project uuid := coalesce(new.project_id, old.project_id);
begin
  perform from projects where id = project for no key update;
  if tg_table_name = 'tasks' then
    update projects set (tasks_weight, tasks_done_weight) = (
      select coalesce(sum(weight), 0), coalesce(sum(weight) filter (where status = 'done'), 0)
      from tasks where project_id = project and deleted_at is null
    ) where id = project;
  else
    update projects set (milestones_weight, milestones_done_weight, next_due_date) = (
      select coalesce(sum(weight), 0), coalesce(sum(weight) filter (where status = 'completed'), 0),
        min(due_date) filter (where status <> 'completed')
      from milestones where project_id = project and deleted_at is null
    ) where id = project;
  end if;
  return null;
end
$$;
create trigger refresh_project_figures after insert or delete or update of weight, status, due_date, deleted_at
  on milestones for each row execute function refresh_project_figures();
create trigger refresh_project_figures after insert or delete or update of weight, status, deleted_at
  on tasks for each row execute function refresh_project_figures();

alter table milestones enable row level security;
alter table milestones force row level security;
alter table tasks enable row level security;
alter table tasks force row level security;
alter table expenses enable row level security;
alter table expenses force row level security;
alter table risks enable row level security;
alter table risks force row level security;
alter table payments enable row level security;
alter table payments force row level security;

create policy upkeep on milestones for select to trusswell_owner using (true);
create policy upkeep on tasks for select to trusswell_owner using (true);

create policy seen_with_project on milestones for select to trusswell_app
  using (app_role() = 'admin' or app_sees_project(project_id));
create policy staff_add on milestones for insert to trusswell_app
  with check (app_is_staff() and added_by = app_user_id() and app_sees_project(project_id));
create policy staff_edit on milestones for update to trusswell_app
  using (app_is_staff() and app_sees_project(project_id)) with check (app_is_staff() and app_sees_project(project_id));
-- What it added itself, as long as staff have not completed it.
create policy client_adds on milestones for insert to trusswell_app
  with check (
    app_role() = 'client' and added_by = app_user_id() and status <> 'completed' and weight = 1
      and app_sees_project(project_id)
  );
create policy client_edits_own on milestones for update to trusswell_app
  using (
    app_role() = 'client' and added_by = app_user_id() and status <> 'completed' and app_sees_project(project_id)
  )
  with check (
    app_role() = 'client' and added_by = app_user_id() and status <> 'completed' and app_sees_project(project_id)
  );
create policy work on milestones to trusswell_worker using (true) with check (true);

create policy seen_with_project on tasks for select to trusswell_app
  using (app_role() = 'admin' or app_sees_project(project_id));
create policy staff_add on tasks for insert to trusswell_app
  with check (app_is_staff() and app_sees_project(project_id));
create policy staff_edit on tasks for update to trusswell_app
  using (app_is_staff() and app_sees_project(project_id)) with check (app_is_staff() and app_sees_project(project_id));
create policy work on tasks to trusswell_worker using (true) with check (true);

create policy seen_with_project on expenses for select to trusswell_app
  using (app_role() = 'admin' or app_sees_project(project_id));
create policy staff_add on expenses for insert to trusswell_app
  with check (app_is_staff() and app_sees_project(project_id));
create policy staff_edit on expenses for update to trusswell_app
  using (app_is_staff() and app_sees_project(project_id)) with check (app_is_staff() and app_sees_project(project_id));
create policy work on expenses to trusswell_worker using (true) with check (true);

create policy seen_with_project on risks for select to trusswell_app
  using (app_role() = 'admin' or app_sees_project(project_id));
create policy staff_add on risks for insert to trusswell_app
  with check (app_is_staff() and app_sees_project(project_id));
create policy staff_edit on risks for update to trusswell_app
  using (app_is_staff() and app_sees_project(project_id)) with check (app_is_staff() and app_sees_project(project_id));
create policy work on risks to trusswell_worker using (true) with check (true);

create policy admin_reads on payments for select to trusswell_app using (app_role() = 'admin');
create policy manager_reads_assigned on payments for select to trusswell_app
  using (app_role() = 'manager' and app_sees_project(project_id));
create policy client_reads_own on payments for select to trusswell_app
  using (app_role() = 'client' and client_id = app_user_id());
create policy work on payments to trusswell_worker using (true) with check (true);

grant select, insert, update on milestones, tasks, expenses, risks to trusswell_app;
grant select on payments to trusswell_app;
grant select, delete on milestones, tasks, risks to trusswell_worker;
grant select on expenses, payments to trusswell_worker;
