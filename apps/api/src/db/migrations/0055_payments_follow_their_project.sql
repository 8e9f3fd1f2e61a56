-- What a person may not change in a payment, a trigger on the person's behalf may: a payment follows its project's title.
create or replace function keep_payment() returns trigger language plpgsql as $$
declare
  free text[] := array['version', 'updated_at', 'invoice_file_id', 'invoice_number'];
begin
  if current_user <> 'trusswell_app' then
    return new;
  end if;
  if app_role() = 'manager' and (to_jsonb(old) - free) <> (to_jsonb(new) - free) then
    raise exception 'a manager attaches invoices only' using errcode = 'insufficient_privilege';
  end if;
  if app_role() = 'client' and (new.amount_paise <> old.amount_paise or new.description <> old.description
    or new.due_date is distinct from old.due_date or new.invoice_file_id is distinct from old.invoice_file_id
    or new.invoice_number is distinct from old.invoice_number) then
    raise exception 'a client pays what is asked for' using errcode = 'insufficient_privilege';
  end if;
  if old.gateway_confirmed and (new.amount_paise <> old.amount_paise or new.description <> old.description
    or new.deleted_at is distinct from old.deleted_at or not new.gateway_confirmed) then
    raise exception 'a gateway confirmed this payment' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
