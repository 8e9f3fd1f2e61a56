-- A proof of payment is seen by whoever sees the payment.
create policy see_with_claim on files for select to trusswell_app
  using (purpose = 'payment_proof' and exists (select from payment_claims where proof_file_id = files.id));
