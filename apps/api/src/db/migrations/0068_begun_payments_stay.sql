-- What an organisation began to pay stays with it when the project moves: its report, the proof from its bank and its open
-- page are nobody else's, and the money will be its own. The two flags are of the row as it is once its lock is free.
create or replace function move_open_payments() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update payments set
      organisation_id = new.organisation_id,
      client_id = case when new.client_id is distinct from old.client_id then new.client_id else client_id end
    where project_id = new.id and organisation_id = old.organisation_id and status in ('pending', 'failed')
      and not processing and not awaiting_confirmation
      and not exists (select from payment_claims where payment_id = payments.id)
      and not exists (select from payment_attempts where payment_id = payments.id);
  return null;
end
$$;
create policy upkeep on payment_attempts for select to trusswell_owner using (true);
