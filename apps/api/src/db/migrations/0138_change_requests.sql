-- What a client or our staff want changed in a project, with what it costs and how long it takes.
create table change_requests (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  title text not null check (length(title) between 3 and 120),
  description text not null check (length(description) <= 1000),
  -- Without GST; less than 0 for what becomes cheaper. Empty until staff have priced a client's request.
  cost_paise bigint check (cost_paise between -100000000000000 and 100000000000000),
  days integer check (days between -3650 and 3650),
  state text not null default 'proposed' check (state in ('proposed', 'accepted', 'declined', 'withdrawn')),
  proposed_by uuid references users on delete set null,
  proposed_by_client boolean not null,
  closed_by uuid references users on delete set null,
  closed_at timestamptz,
  -- The project's due date before and after it was accepted.
  due_from date,
  due_to date,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, id),
  constraint priced_as_a_whole check ((cost_paise is null) = (days is null)),
  constraint staff_price_their_own check (proposed_by_client or cost_paise is not null),
  constraint accepted_has_a_price check (state <> 'accepted' or cost_paise is not null),
  constraint closed_has_its_time check ((state = 'proposed') = (closed_at is null))
);
create index change_requests_list on change_requests (project_id, created_at desc, id desc);
create index change_requests_by_proposer on change_requests (proposed_by) where proposed_by is not null;
create index change_requests_by_closer on change_requests (closed_by) where closed_by is not null;

alter table change_requests enable row level security;
alter table change_requests force row level security;
create policy upkeep on change_requests to trusswell_owner using (true) with check (true);
create policy seen_with_project on change_requests for select to trusswell_app
  using (app_role() = 'admin' or app_sees_project(project_id));
create policy staff_propose on change_requests for insert to trusswell_app
  with check (
    app_is_staff() and proposed_by = app_user_id() and not proposed_by_client and state = 'proposed'
      and app_sees_project(project_id)
  );
create policy owner_proposes on change_requests for insert to trusswell_app
  with check (
    app_is_owner() and proposed_by = app_user_id() and proposed_by_client and state = 'proposed' and cost_paise is null
      and app_sees_project(project_id)
  );
-- Closed ones stay as they are. Only owners accept.
create policy staff_edit on change_requests for update to trusswell_app
  using (app_is_staff() and state = 'proposed' and app_sees_project(project_id))
  with check (app_is_staff() and state <> 'accepted' and app_sees_project(project_id));
create policy owner_closes on change_requests for update to trusswell_app
  using (app_is_owner() and state = 'proposed' and app_sees_project(project_id))
  with check (app_is_owner() and state <> 'proposed' and closed_by = app_user_id() and app_sees_project(project_id));
create trigger client_columns after update on change_requests for each row when (app_role() = 'client')
  execute function allow_columns('state', 'closed_by', 'closed_at', 'due_from', 'due_to', 'version', 'updated_at');
create policy work on change_requests to trusswell_worker using (true) with check (true);
grant select, insert on change_requests to trusswell_app;
grant update (title, description, cost_paise, days, state, closed_by, closed_at, version, updated_at)
  on change_requests to trusswell_app;
grant select, delete on change_requests to trusswell_worker;

-- An owner agrees on another value by accepting a change request, and in no other way.
create function apply_change_request() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  project projects;
begin
  select * into project from projects where id = new.project_id for no key update;
  new.due_from := planned_end(project);
  update projects set
    agreed_value_paise = agreed_value_paise + new.cost_paise,
    end_date = end_date + new.days,
    estimated_duration = case when end_date is null then estimated_duration + new.days else estimated_duration end,
    version = version + 1,
    updated_at = now()
  where id = new.project_id
  returning * into project;
  new.due_to := planned_end(project);
  return new;
end
$$;
create trigger apply_change_request before update of state on change_requests for each row
  when (new.state = 'accepted' and old.state <> 'accepted') execute function apply_change_request();
drop trigger agreed_by_staff on projects;
create trigger agreed_by_staff before update of agreed_value_paise, agreed_tax_rate on projects for each row
  when (app_role() = 'client' and current_user = 'trusswell_app'
    and (new.agreed_value_paise is distinct from old.agreed_value_paise
      or new.agreed_tax_rate is distinct from old.agreed_tax_rate))
  execute function refuse_agreed_value();
