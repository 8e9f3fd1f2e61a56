-- Who looks after a risk, what is done about it, and when it is looked at again.
alter table risks
  add column owner_id uuid,
  add column mitigation text not null default '' check (length(mitigation) <= 1000),
  add column review_on date,
  add constraint risks_owner foreign key (project_id, owner_id) references project_members (project_id, id)
    on delete set null (owner_id);
create index risks_of_owner on risks (project_id, owner_id) where owner_id is not null;
create index risks_review on risks (project_id, review_on)
  where status = 'open' and deleted_at is null and review_on is not null;
grant update (owner_id, mitigation, review_on) on risks to trusswell_app;

-- A member without an account is a name on the team; a risk's owner is one of our staff.
create function risk_owner_is_staff() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from project_members member join users on users.id = member.user_id
    where member.project_id = new.project_id and member.id = new.owner_id and users.role in ('admin', 'manager')
  ) then
    raise exception 'the owner of a risk is staff on its project'
      using errcode = 'foreign_key_violation', constraint = 'risks_owner';
  end if;
  return new;
end
$$;
create trigger risk_owner_is_staff before insert or update of owner_id on risks for each row
  when (new.owner_id is not null) execute function risk_owner_is_staff();

-- The bill of an expense is for staff, also if the expense is shared.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in (
    'resume', 'payment_proof', 'invoice', 'chat', 'chat_thumbnail', 'project', 'report', 'diary_photo', 'diary_thumbnail',
    'bill'
  ));
alter table expenses add column bill_id uuid references files;
create unique index expenses_bill on expenses (bill_id) where bill_id is not null;
grant update (bill_id) on expenses to trusswell_app;
create policy see_with_expense on files for select to trusswell_app
  using (purpose = 'bill' and app_is_staff() and exists (select from expenses where bill_id = files.id));
