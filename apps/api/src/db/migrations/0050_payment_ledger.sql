-- Payments with a ledger. A payment's state is folded from the facts in payment_events, see domain/payment-facts.ts, and
-- stands in the payment's row, so that lists read it without the ledger.
alter table payments
  -- A member of staff who asked for it; null when the client began it.
  add column requested_by uuid references users on delete set null,
  -- The gateway's payment id, the reference of the transfer or the number of the cheque.
  add column transaction_id text check (length(transaction_id) <= 100),
  -- What was used on the gateway's page: card, upi, netbanking.
  add column instrument text check (length(instrument) <= 40),
  add column credited_paise bigint not null default 0,
  add column refunded_paise bigint not null default 0,
  add column refunding_paise bigint not null default 0,
  add column tds_paise bigint not null default 0,
  add column processing boolean not null default false,
  add column awaiting_confirmation boolean not null default false,
  add column disputed boolean not null default false,
  add column paid_twice boolean not null default false,
  add column gateway_confirmed boolean not null default false,
  -- Why a claim was rejected or the last try failed, in words for the client.
  add column failure_reason text check (length(failure_reason) <= 500),
  add column paid_at timestamptz,
  -- The tax invoice or receipt voucher from the accounting; without one the payment is an advance.
  add column invoice_file_id uuid references files,
  add column invoice_number text check (length(invoice_number) between 1 and 40),
  -- Of the first receipt; see payment_receipts.
  add column receipt_number text,
  add column version integer not null default 1 check (version > 0);
create index payments_requested_by on payments (requested_by) where requested_by is not null;
create index payments_invoice_file on payments (invoice_file_id) where invoice_file_id is not null;
-- One transfer settles one payment.
create unique index payments_confirmed_reference on payments (transaction_id)
  where payment_method = 'bank_transfer' and status = 'completed' and deleted_at is null and not gateway_confirmed;
-- What admins look at first.
create index payments_awaiting on payments (created_at desc, id desc) where awaiting_confirmation and deleted_at is null;
create index payments_attention on payments (created_at desc, id desc)
  where (disputed or paid_twice) and deleted_at is null;
create index payments_by_status on payments (status, created_at desc, id desc) where deleted_at is null;
create index payments_deleted on payments (deleted_at desc, id desc) where deleted_at is not null;

-- Made before the gateway is asked for a hosted page, so that a page without an answer can be found again.
create table payment_attempts (
  id uuid primary key,
  payment_id uuid not null references payments,
  gateway text not null check (gateway in ('stripe', 'razorpay')),
  amount_paise bigint not null check (amount_paise > 0),
  -- The gateway's id of the page, once it has answered.
  object_id text check (length(object_id) between 1 and 255),
  url text check (length(url) <= 2000),
  livemode boolean,
  expires_at timestamptz not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (gateway, object_id)
);
create index payment_attempts_of_payment on payment_attempts (payment_id, created_at desc);
create index payment_attempts_by_person on payment_attempts (created_by) where created_by is not null;
-- At most one hosted page is open for a payment.
create unique index payment_attempts_open on payment_attempts (payment_id) where closed_at is null;
create index payment_attempts_to_reconcile on payment_attempts (created_at) where closed_at is null;
create index payment_attempts_closed on payment_attempts (closed_at) where closed_at is not null;

-- What the client states about a transfer or a cheque. A correction is a new row.
create table payment_claims (
  id uuid primary key,
  payment_id uuid not null references payments,
  method text not null check (method in ('bank_transfer', 'check')),
  reference text not null check (length(reference) between 1 and 40),
  paid_on date not null,
  amount_paise bigint not null check (amount_paise > 0),
  tds_paise bigint not null default 0 check (tds_paise >= 0),
  bank text not null default '' check (length(bank) <= 120),
  proof_file_id uuid references files,
  claimed_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index payment_claims_of_payment on payment_claims (payment_id, created_at desc);
create index payment_claims_by_person on payment_claims (claimed_by) where claimed_by is not null;
create index payment_claims_proof on payment_claims (proof_file_id) where proof_file_id is not null;

-- Made before the gateway is asked to return money.
create table payment_refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  -- The credit that it returns: the gateway's payment id, or the claim or status that staff confirmed.
  of text not null check (length(of) between 1 and 255),
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null check (length(reason) between 1 and 500),
  -- The gateway's id of the refund, once it has answered.
  object_id text check (length(object_id) between 1 and 255),
  -- What the gateway said when it refused.
  refused text check (length(refused) <= 500),
  requested_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index payment_refunds_of_payment on payment_refunds (payment_id, created_at desc);
create index payment_refunds_by_person on payment_refunds (requested_by) where requested_by is not null;
create index payment_refunds_unanswered on payment_refunds (created_at) where object_id is null and refused is null;

-- Webhooks as they arrived, and facts: what a gateway's object says, or a member of staff. Append-only.
create table payment_events (
  id uuid primary key,
  source text not null check (source in ('webhook', 'fetch', 'staff')),
  gateway text check (gateway in ('stripe', 'razorpay')),
  payment_id uuid references payments,
  attempt_id uuid references payment_attempts,
  -- Of a webhook.
  event_id text check (length(event_id) between 1 and 255),
  event_type text check (length(event_type) <= 100),
  raw text,
  -- Of a fact; a webhook only names the object.
  object_kind text check (object_kind in ('attempt', 'payment', 'refund', 'dispute', 'claim', 'status', 'settlement', 'other')),
  object_id text check (length(object_id) between 1 and 255),
  of text check (length(of) between 1 and 255),
  state text check (length(state) between 1 and 40),
  paise bigint,
  tds_paise bigint,
  -- Orders what staff and clients said about one payment.
  seq integer check (seq > 0),
  currency text check (length(currency) <= 10),
  livemode boolean,
  -- In words: why a claim was rejected, what the bank said of a failed try.
  reason text check (length(reason) <= 500),
  actor_id uuid references users on delete set null,
  happened_at timestamptz not null,
  received_at timestamptz not null default now(),
  check (source <> 'webhook' or (gateway is not null and event_id is not null and raw is not null)),
  check (source = 'webhook' or (payment_id is not null and object_id is not null and state is not null))
);
create unique index payment_events_once on payment_events (gateway, event_id) where source = 'webhook';
create unique index payment_events_in_order on payment_events (payment_id, seq) where seq is not null;
create index payment_events_of_payment on payment_events (payment_id, received_at) where payment_id is not null;
create index payment_events_of_attempt on payment_events (attempt_id) where attempt_id is not null;
create index payment_events_of_object on payment_events (gateway, object_id) where object_id is not null;
create index payment_events_by_person on payment_events (actor_id) where actor_id is not null;
create function keep_payment_event() returns trigger language plpgsql as $$
begin
  -- Only the erasure of a person may change a row.
  if tg_op = 'DELETE' or (to_jsonb(new) - 'actor_id') is distinct from (to_jsonb(old) - 'actor_id') then
    raise exception 'payment_events is append-only' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger append_only before update or delete on payment_events for each row execute function keep_payment_event();

-- Webhooks that a person has to look at.
create table parked_events (
  event_id uuid primary key references payment_events,
  reason text not null check (length(reason) between 1 and 500),
  parked_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references users on delete set null,
  resolution text check (length(resolution) between 1 and 500)
);
create index parked_events_open on parked_events (parked_at desc, event_id desc) where resolved_at is null;
create index parked_events_by_person on parked_events (resolved_by) where resolved_by is not null;

-- Each amount that reached us or left us. Derived from the facts, in the same transaction.
create table payment_movements (
  payment_id uuid not null references payments,
  kind text not null check (kind in ('credit', 'refund', 'dispute')),
  object_id text not null,
  step integer not null check (step >= 0),
  paise bigint not null check (paise <> 0),
  happened_at timestamptz not null,
  -- What the gateway kept, and the GST on it; known when it has settled.
  fee_paise bigint check (fee_paise >= 0),
  fee_tax_paise bigint check (fee_tax_paise >= 0),
  settlement_id text check (length(settlement_id) <= 255),
  primary key (payment_id, kind, object_id, step)
);
create index payment_movements_by_day on payment_movements (happened_at desc);
create index payment_movements_of_settlement on payment_movements (settlement_id) where settlement_id is not null;

-- Payouts of a gateway to our bank account.
create table gateway_settlements (
  gateway text not null check (gateway in ('stripe', 'razorpay')),
  object_id text not null check (length(object_id) between 1 and 255),
  paise bigint not null,
  fee_paise bigint not null default 0,
  fee_tax_paise bigint not null default 0,
  utr text check (length(utr) <= 100),
  state text not null check (state in ('paid', 'failed')),
  settled_at timestamptz not null,
  primary key (gateway, object_id)
);
create index gateway_settlements_list on gateway_settlements (settled_at desc, object_id desc);

-- A receipt says what was paid; it is no tax invoice. One for each credit, numbered without gaps in each financial year.
create table document_counters (
  series text not null check (series ~ '^[A-Z]{2,4}$'),
  financial_year text not null check (financial_year ~ '^\d\d-\d\d$'),
  last_number integer not null default 0 check (last_number >= 0),
  primary key (series, financial_year)
);
create table payment_receipts (
  id uuid primary key,
  payment_id uuid not null references payments,
  -- The credit that it is for.
  object_id text not null,
  number text not null unique check (number ~ '^[A-Z1-9][A-Z0-9/-]{0,15}$'),
  paise bigint not null check (paise > 0),
  tds_paise bigint not null default 0 check (tds_paise >= 0),
  -- What the document says, as it was on the day: later changes of names and addresses don't reach it.
  content jsonb not null,
  issued_on date not null,
  created_at timestamptz not null default now(),
  unique (payment_id, object_id)
);
create trigger append_only before update or delete on payment_receipts for each row execute function refuse_change();

-- Totals, kept by the triggers below. `open` is what is asked for and not paid.
create table project_payment_totals (
  project_id uuid primary key references projects on delete cascade,
  paid_paise bigint not null default 0,
  tds_paise bigint not null default 0,
  open_paise bigint not null default 0
);
create table organisation_payment_totals (
  organisation_id uuid primary key references organisations on delete cascade,
  paid_paise bigint not null default 0,
  tds_paise bigint not null default 0,
  open_paise bigint not null default 0
);
create table payment_months (
  month date primary key check (extract(day from month) = 1),
  credited_paise bigint not null default 0,
  refunded_paise bigint not null default 0,
  disputed_paise bigint not null default 0
);

create function add_to_payment_totals(project uuid, organisation uuid, paid bigint, tds bigint, open bigint)
  returns void language plpgsql as $$
begin
  if paid = 0 and tds = 0 and open = 0 then
    return;
  end if;
  insert into project_payment_totals as t values (project, paid, tds, open)
    on conflict (project_id) do update
    set paid_paise = t.paid_paise + paid, tds_paise = t.tds_paise + tds, open_paise = t.open_paise + open;
  if organisation is not null then
    insert into organisation_payment_totals as t values (organisation, paid, tds, open)
      on conflict (organisation_id) do update
      set paid_paise = t.paid_paise + paid, tds_paise = t.tds_paise + tds, open_paise = t.open_paise + open;
  end if;
end
$$;
create function open_paise(payment payments) returns bigint language sql immutable
  return case when payment.deleted_at is null and payment.status in ('pending', 'failed') then payment.amount_paise else 0 end;
create function total_payment() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.project_id = old.project_id
    and new.organisation_id is not distinct from old.organisation_id then
    perform add_to_payment_totals(new.project_id, new.organisation_id, new.credited_paise - old.credited_paise,
      new.tds_paise - old.tds_paise, open_paise(new) - open_paise(old));
    return null;
  end if;
  if tg_op = 'UPDATE' then
    perform add_to_payment_totals(old.project_id, old.organisation_id, -old.credited_paise, -old.tds_paise, -open_paise(old));
  end if;
  perform add_to_payment_totals(new.project_id, new.organisation_id, new.credited_paise, new.tds_paise, open_paise(new));
  return null;
end
$$;
create trigger total_payment after insert or update of
  project_id, organisation_id, credited_paise, tds_paise, amount_paise, status, deleted_at
  on payments for each row execute function total_payment();

create function total_movement() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moved payment_movements := coalesce(new, old);
  change bigint := coalesce(new.paise, 0) - coalesce(old.paise, 0);
begin
  if tg_op = 'UPDATE' and new.happened_at is distinct from old.happened_at then
    raise exception 'a movement keeps its day' using errcode = 'check_violation';
  end if;
  insert into payment_months as t values (
    date_trunc('month', moved.happened_at at time zone 'Asia/Kolkata')::date,
    case when moved.kind = 'credit' then change else 0 end,
    case when moved.kind = 'refund' then -change else 0 end,
    case when moved.kind = 'dispute' then -change else 0 end
  ) on conflict (month) do update set
    credited_paise = t.credited_paise + excluded.credited_paise,
    refunded_paise = t.refunded_paise + excluded.refunded_paise,
    disputed_paise = t.disputed_paise + excluded.disputed_paise;
  return null;
end
$$;
create trigger total_movement after insert or delete or update of paise, happened_at on payment_movements
  for each row execute function total_movement();

-- The price that was agreed, without GST, and the rate that applies to it.
alter table projects
  add column agreed_value_paise bigint check (agreed_value_paise between 0 and 100000000000000),
  add column agreed_tax_rate numeric(5, 2) check (agreed_tax_rate between 0 and 100);
alter table projects add constraint agreed_value_has_rate
  check ((agreed_value_paise is null) = (agreed_tax_rate is null)) not valid;
grant update (agreed_value_paise, agreed_tax_rate) on projects to trusswell_app;
create function refuse_agreed_value() returns trigger language plpgsql as $$
begin
  raise exception 'only staff agree on a value' using errcode = 'insufficient_privilege';
end
$$;
create trigger agreed_by_staff before update of agreed_value_paise, agreed_tax_rate on projects for each row
  when (app_role() = 'client' and (new.agreed_value_paise is distinct from old.agreed_value_paise
    or new.agreed_tax_rate is distinct from old.agreed_tax_rate))
  execute function refuse_agreed_value();
create policy manager_reads on tax_rates for select to trusswell_app using (app_role() = 'manager');

alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check check (purpose in ('resume', 'payment_proof', 'invoice'));

alter table payment_attempts enable row level security;
alter table payment_attempts force row level security;
alter table payment_claims enable row level security;
alter table payment_claims force row level security;
alter table payment_refunds enable row level security;
alter table payment_refunds force row level security;
alter table payment_events enable row level security;
alter table payment_events force row level security;
alter table parked_events enable row level security;
alter table parked_events force row level security;
alter table payment_movements enable row level security;
alter table payment_movements force row level security;
alter table gateway_settlements enable row level security;
alter table gateway_settlements force row level security;
alter table document_counters enable row level security;
alter table document_counters force row level security;
alter table payment_receipts enable row level security;
alter table payment_receipts force row level security;
alter table project_payment_totals enable row level security;
alter table project_payment_totals force row level security;
alter table organisation_payment_totals enable row level security;
alter table organisation_payment_totals force row level security;
alter table payment_months enable row level security;
alter table payment_months force row level security;

-- Who pays or asks for it. Confirmed money is changed by facts alone; see the trigger below.
create policy client_pays on payments for insert to trusswell_app
  with check (
    app_handles_money() and organisation_id = app_organisation_id() and client_id = app_user_id()
      and requested_by is null and app_sees_project(project_id) and status = 'pending' and credited_paise = 0
      and refunded_paise = 0 and refunding_paise = 0 and tds_paise = 0 and not gateway_confirmed and paid_at is null
      and deleted_at is null
  );
create policy staff_requests on payments for insert to trusswell_app
  with check (
    app_is_staff() and requested_by = app_user_id() and app_sees_project(project_id) and status = 'pending'
      and credited_paise = 0 and refunded_paise = 0 and refunding_paise = 0 and tds_paise = 0 and not gateway_confirmed
      and paid_at is null and deleted_at is null
  );
-- States a transfer or opens a hosted page: neither makes it paid.
create policy client_changes_own on payments for update to trusswell_app
  using (app_handles_money() and organisation_id = app_organisation_id() and deleted_at is null
    and status in ('pending', 'failed'))
  with check (app_handles_money() and organisation_id = app_organisation_id() and deleted_at is null
    and status in ('pending', 'failed') and credited_paise = 0 and refunded_paise = 0 and tds_paise = 0
    and not gateway_confirmed and paid_at is null);
create policy admin_changes on payments for update to trusswell_app
  using (app_role() = 'admin') with check (app_role() = 'admin');
create policy manager_attaches on payments for update to trusswell_app
  using (app_role() = 'manager' and app_sees_project(project_id))
  with check (app_role() = 'manager' and app_sees_project(project_id));
grant insert (
  id, project_id, organisation_id, client_id, requested_by, amount_paise, description, due_date, payment_method
) on payments to trusswell_app;
grant update (
  amount_paise, description, due_date, status, payment_method, gateway, transaction_id, instrument, credited_paise,
  refunded_paise, refunding_paise, tds_paise, processing, awaiting_confirmation, disputed, paid_twice, gateway_confirmed,
  failure_reason, paid_at, invoice_file_id, invoice_number, version, updated_at, deleted_at
) on payments to trusswell_app;
grant update (
  status, payment_method, gateway, transaction_id, instrument, credited_paise, refunded_paise, refunding_paise, tds_paise,
  processing, awaiting_confirmation, disputed, paid_twice, gateway_confirmed, failure_reason, paid_at, receipt_number,
  version, updated_at
) on payments to trusswell_worker;
-- A manager attaches invoices; a client never changes what is asked for; nobody edits or hides what a gateway confirmed.
create function keep_payment() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  upkeep text[] := array['version', 'updated_at'];
begin
  if app_role() = 'manager' and
    (before - upkeep - array['invoice_file_id', 'invoice_number']) <> (after - upkeep - array['invoice_file_id', 'invoice_number']) then
    raise exception 'a manager attaches invoices only' using errcode = 'insufficient_privilege';
  end if;
  if app_role() = 'client' and (new.amount_paise <> old.amount_paise or new.description <> old.description
    or new.due_date is distinct from old.due_date or new.invoice_file_id is distinct from old.invoice_file_id
    or new.invoice_number is distinct from old.invoice_number) then
    raise exception 'a client pays what is asked for' using errcode = 'insufficient_privilege';
  end if;
  if current_user = 'trusswell_app' and old.gateway_confirmed and (new.amount_paise <> old.amount_paise
    or new.description <> old.description or new.deleted_at is distinct from old.deleted_at or not new.gateway_confirmed) then
    raise exception 'a gateway confirmed this payment' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger keep_payment before update on payments for each row execute function keep_payment();

-- What belongs to a payment is seen by those who see the payment.
create policy seen_with_payment on payment_attempts for select to trusswell_app
  using (exists (select from payments where payments.id = payment_id));
create policy client_opens on payment_attempts for insert to trusswell_app
  with check (app_handles_money() and created_by = app_user_id() and closed_at is null
    and exists (select from payments where payments.id = payment_id and status in ('pending', 'failed')));
create policy client_goes_on on payment_attempts for update to trusswell_app
  using (app_handles_money() and exists (select from payments where payments.id = payment_id))
  with check (app_handles_money() and exists (select from payments where payments.id = payment_id));
create policy work on payment_attempts to trusswell_worker using (true) with check (true);
grant select, insert, update (object_id, url, livemode, closed_at) on payment_attempts to trusswell_app;
grant select, update (object_id, url, livemode, closed_at) on payment_attempts to trusswell_worker;

create policy seen_with_payment on payment_claims for select to trusswell_app
  using (exists (select from payments where payments.id = payment_id));
create policy payer_claims on payment_claims for insert to trusswell_app
  with check (claimed_by = app_user_id() and (app_handles_money() or app_role() = 'admin')
    and exists (select from payments where payments.id = payment_id and not gateway_confirmed));
create policy work on payment_claims for select to trusswell_worker using (true);
grant select, insert on payment_claims to trusswell_app;
grant select on payment_claims to trusswell_worker;

create policy seen_with_payment on payment_refunds for select to trusswell_app
  using (exists (select from payments where payments.id = payment_id));
create policy admin_refunds on payment_refunds for insert to trusswell_app
  with check (app_role() = 'admin' and requested_by = app_user_id() and object_id is null and refused is null);
create policy admin_notes_answer on payment_refunds for update to trusswell_app
  using (app_role() = 'admin') with check (app_role() = 'admin');
create policy work on payment_refunds to trusswell_worker using (true) with check (true);
grant select, insert, update (object_id, refused) on payment_refunds to trusswell_app;
grant select, update (object_id, refused) on payment_refunds to trusswell_worker;

-- A webhook is stored without a person; a gateway's word comes from the worker alone.
create policy seen_with_payment on payment_events for select to trusswell_app
  using (app_role() = 'admin' or exists (select from payments where payments.id = payment_id));
create policy gateway_sends on payment_events for insert to trusswell_app
  with check (source = 'webhook' and app_user_id() is null and payment_id is null and attempt_id is null);
create policy admin_states on payment_events for insert to trusswell_app
  with check (source = 'staff' and app_role() = 'admin' and actor_id = app_user_id());
create policy client_claims on payment_events for insert to trusswell_app
  with check (
    source = 'staff' and app_handles_money() and actor_id = app_user_id() and object_kind = 'claim' and state = 'claimed'
      and paise = 0 and exists (select from payments where payments.id = payment_id)
  );
create policy client_opens on payment_events for insert to trusswell_app
  with check (
    source = 'fetch' and app_handles_money() and object_kind = 'attempt'
      and exists (select from payments where payments.id = payment_id)
  );
create policy work on payment_events to trusswell_worker using (true) with check (true);
grant select (
  id, source, gateway, payment_id, attempt_id, event_id, event_type, object_kind, object_id, of, state, paise, tds_paise,
  seq, currency, livemode, reason, actor_id, happened_at, received_at
) on payment_events to trusswell_app;
grant insert on payment_events to trusswell_app;
grant select, insert on payment_events to trusswell_worker;

create policy admin_handles on parked_events to trusswell_app
  using (app_role() = 'admin') with check (app_role() = 'admin');
create policy work on parked_events to trusswell_worker using (true) with check (true);
grant select, update (resolved_at, resolved_by, resolution) on parked_events to trusswell_app;
grant select, insert, update (reason, resolved_at, resolution) on parked_events to trusswell_worker;

create policy seen_with_payment on payment_movements for select to trusswell_app
  using (exists (select from payments where payments.id = payment_id));
create policy admin_folds on payment_movements to trusswell_app
  using (app_role() = 'admin' and exists (select from payments where payments.id = payment_id and not gateway_confirmed))
  with check (app_role() = 'admin' and exists (select from payments where payments.id = payment_id and not gateway_confirmed));
create policy work on payment_movements to trusswell_worker using (true) with check (true);
grant select, insert, delete on payment_movements to trusswell_app;
grant select, insert, delete, update (fee_paise, fee_tax_paise, settlement_id) on payment_movements to trusswell_worker;

create policy admin_reads on gateway_settlements for select to trusswell_app using (app_role() = 'admin');
create policy work on gateway_settlements to trusswell_worker using (true) with check (true);
grant select on gateway_settlements to trusswell_app;
grant select, insert, update (paise, fee_paise, fee_tax_paise, utr, state, settled_at) on gateway_settlements to trusswell_worker;

create policy work on document_counters to trusswell_worker using (true) with check (true);
grant select, insert, update (last_number) on document_counters to trusswell_worker;
create policy seen_with_payment on payment_receipts for select to trusswell_app
  using (exists (select from payments where payments.id = payment_id));
create policy work on payment_receipts to trusswell_worker using (true) with check (true);
grant select on payment_receipts to trusswell_app;
grant select, insert on payment_receipts to trusswell_worker;

create policy upkeep on project_payment_totals to trusswell_owner using (true) with check (true);
create policy seen_with_project on project_payment_totals for select to trusswell_app
  using (app_role() = 'admin' or app_sees_project(project_id));
create policy work on project_payment_totals for select to trusswell_worker using (true);
grant select on project_payment_totals to trusswell_app, trusswell_worker;
create policy upkeep on organisation_payment_totals to trusswell_owner using (true) with check (true);
create policy seen_by_its_people on organisation_payment_totals for select to trusswell_app
  using (app_role() = 'admin' or organisation_id = app_organisation_id());
grant select on organisation_payment_totals to trusswell_app;
create policy upkeep on payment_months to trusswell_owner using (true) with check (true);
create policy admin_reads on payment_months for select to trusswell_app using (app_role() = 'admin');
grant select on payment_months to trusswell_app;

-- Which gateways are ready is needed to offer them; the keys are read only by the process itself, never for a person.
drop policy read_own_part on settings;
create policy read_own_part on settings for select to trusswell_app
  using (
    section = 'company' or (section in ('notifications', 'payment_gateway') and app_user_id() is not null)
      or app_role() = 'admin' or (section = 'payment_gateway' and app_user_id() is null)
  );
create policy process_reads_gateways on settings_secrets for select to trusswell_app
  using (app_user_id() is null and name ~ '^(stripe|razorpay)\.');

-- Totals of what is there already.
insert into project_payment_totals (project_id, open_paise)
  select project_id, sum(open_paise(payments)) from payments group by project_id
  having sum(open_paise(payments)) > 0;
insert into organisation_payment_totals (organisation_id, open_paise)
  select organisation_id, sum(open_paise(payments)) from payments where organisation_id is not null
  group by organisation_id having sum(open_paise(payments)) > 0;
