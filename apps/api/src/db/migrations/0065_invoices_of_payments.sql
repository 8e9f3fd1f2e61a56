-- The tax invoice or receipt voucher that staff attach from their accounting, and when a request was last repeated.
alter table payments
  add column invoice_date date,
  add column invoice_kind text check (invoice_kind in ('invoice', 'receipt_voucher')),
  add column reminded_on date;
grant update (invoice_date, invoice_kind, reminded_on) on payments to trusswell_app;

-- Seen by whoever sees the payment.
create policy see_with_payment on files for select to trusswell_app
  using (purpose = 'invoice' and exists (select from payments where invoice_file_id = files.id));

create or replace function keep_payment() returns trigger language plpgsql as $$
declare
  free text[] := array[
    'version', 'updated_at', 'invoice_file_id', 'invoice_number', 'invoice_date', 'invoice_kind', 'reminded_on'
  ];
begin
  if current_user <> 'trusswell_app' then
    return new;
  end if;
  if app_role() = 'manager' and (to_jsonb(old) - free) <> (to_jsonb(new) - free) then
    raise exception 'a manager attaches invoices and sends reminders only' using errcode = 'insufficient_privilege';
  end if;
  if app_role() = 'client' and (new.amount_paise <> old.amount_paise or new.description <> old.description
    or new.due_date is distinct from old.due_date or new.invoice_file_id is distinct from old.invoice_file_id
    or new.invoice_number is distinct from old.invoice_number or new.invoice_date is distinct from old.invoice_date
    or new.invoice_kind is distinct from old.invoice_kind or new.reminded_on is distinct from old.reminded_on) then
    raise exception 'a client pays what is asked for' using errcode = 'insufficient_privilege';
  end if;
  if old.gateway_confirmed and (new.amount_paise <> old.amount_paise or new.description <> old.description
    or new.deleted_at is distinct from old.deleted_at or not new.gateway_confirmed) then
    raise exception 'a gateway confirmed this payment' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
