-- Who asked for a payment is forgotten with that person's account, so whether the client began it is noted apart.
alter table payments add column begun_by_client boolean;

create function note_begun_by_client() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if app_role() = 'client' then
    new.begun_by_client := new.requested_by is null;
  end if;
  return new;
end
$$;
create trigger note_begun_by_client before insert on payments for each row execute function note_begun_by_client();

-- Clients can't set a due date. The owner is subject to the policies as well.
alter table payments no force row level security;
update payments set begun_by_client = true where requested_by is null and due_date is null and client_id is not null;
alter table payments force row level security;

-- What a client began, nothing was paid for and nobody works on, it can remove; only staff bring it back.
create policy client_cancels on payments for update to trusswell_app
  using (app_handles_money() and organisation_id = app_organisation_id() and deleted_at is null
    and status in ('pending', 'failed') and begun_by_client and invoice_file_id is null)
  with check (app_handles_money() and organisation_id = app_organisation_id() and begun_by_client
    and status in ('pending', 'failed') and credited_paise = 0 and refunded_paise = 0 and tds_paise = 0
    and not processing and not awaiting_confirmation and not gateway_confirmed and paid_at is null);

-- A client reports a transfer or a cheque, and withdraws the report until we have said something about it. A policy can't
-- read the table that it is for.
create function app_claim_is_undecided(payment uuid, claim text) returns boolean
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  return not exists (
    select from payment_events where payment_id = payment and object_kind = 'claim' and object_id = claim
      and state <> 'claimed');
end
$$;
grant execute on function app_claim_is_undecided(uuid, text) to trusswell_app;
alter policy client_claims on payment_events
  with check (
    source = 'staff' and app_handles_money() and actor_id = app_user_id() and object_kind = 'claim' and paise = 0
      and exists (select from payments where payments.id = payment_id)
      and (state = 'claimed' or (state = 'withdrawn' and app_claim_is_undecided(payment_id, object_id)))
  );
