-- payments_search stays for find_payment_ids of the version before this one.
create index payments_search_with_client on payments using gin (
  lower(description || ' ' || project_title || ' ' || coalesce(client_text, '') || ' ' || coalesce(transaction_id, '')) gin_trgm_ops
) with (fastupdate = off);
