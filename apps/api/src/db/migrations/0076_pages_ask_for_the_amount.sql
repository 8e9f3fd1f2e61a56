-- A hosted page asks for what the payment is for, also when an admin changes it at the same moment.
alter policy client_opens on payment_attempts
  with check (app_handles_money() and created_by = app_user_id() and closed_at is null
    and exists (select from payments where payments.id = payment_id and status in ('pending', 'failed')
      and payments.amount_paise = payment_attempts.amount_paise));
