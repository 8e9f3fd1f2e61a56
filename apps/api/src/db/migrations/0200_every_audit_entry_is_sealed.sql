-- Entries are sealed in the order of their transactions: one that may name its transaction can be left out for ever.
revoke insert on audit_entries from trusswell_app, trusswell_identity, trusswell_worker;
grant insert (id, at, actor_id, actor_role, action, entity, entity_id, request_id, details, personal_digests)
  on audit_entries to trusswell_app, trusswell_identity, trusswell_worker;

-- The demo company's entries have the times at which they would have been written, and say that they are samples.
create policy samples_have_a_past on audit_entries as restrictive for insert
  to trusswell_app, trusswell_identity, trusswell_worker with check (at = now() or request_id = 'seed');
