-- One transfer settles one payment, also after the payment was refunded or its reference was overwritten.
alter table payment_claims add column confirmed_at timestamptz;

-- The owner is subject to the policies as well.
alter table payment_claims no force row level security;
alter table payment_events no force row level security;
with latest as (
  select distinct on (payment_id) payment_id, object_kind, state from payment_events
  where seq is not null order by payment_id, seq desc
), first_confirmed as (
  select distinct on (claim.reference) claim.id, event.received_at
  from payment_claims claim
    join payment_events event on event.payment_id = claim.payment_id and event.object_kind = 'claim'
      and event.state = 'confirmed' and event.object_id = claim.id::text
    join latest on latest.payment_id = claim.payment_id
  where claim.method = 'bank_transfer'
    and not (latest.object_kind = 'status' and latest.state in ('pending', 'failed'))
  order by claim.reference, event.received_at
)
update payment_claims set confirmed_at = first_confirmed.received_at
  from first_confirmed where payment_claims.id = first_confirmed.id;
alter table payment_claims force row level security;
alter table payment_events force row level security;

create unique index payment_claims_confirmed_once on payment_claims (reference)
  where method = 'bank_transfer' and confirmed_at is not null;

-- An admin who sets the payment back to pending or failed frees the reference for the payment that it belongs to. Completed
-- again with what had been received, it takes the reference back.
create function note_confirmed_claim() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.state in ('pending', 'failed') then
    update payment_claims set confirmed_at = null
      where payment_id = new.payment_id and confirmed_at is not null;
  else
    update payment_claims set confirmed_at = now()
      where payment_id = new.payment_id and id::text = coalesce(new.of, new.object_id);
  end if;
  return null;
end
$$;
create trigger note_confirmed_claim after insert on payment_events for each row
  when ((new.object_kind = 'claim' and new.state = 'confirmed')
    or (new.object_kind = 'status' and (new.state in ('pending', 'failed') or new.of is not null)))
  execute function note_confirmed_claim();
create policy upkeep on payment_claims to trusswell_owner using (true) with check (true);
alter policy payer_claims on payment_claims
  with check (claimed_by = app_user_id() and (app_handles_money() or app_role() = 'admin') and confirmed_at is null
    and exists (select from payments where payments.id = payment_id and not gateway_confirmed));
