-- A refund goes through the gateway that took the money; without one our bank returned it.
alter table payment_refunds
  add column gateway text check (gateway in ('stripe', 'razorpay')),
  add column refused_at timestamptz,
  add constraint refused_has_time check ((refused is null) = (refused_at is null)) not valid;
grant update (refused_at) on payment_refunds to trusswell_worker;
