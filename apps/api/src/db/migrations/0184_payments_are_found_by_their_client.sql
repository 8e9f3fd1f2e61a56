-- Not in the file before, whose lock on the table would last as long as this.
update payments set client_text = display_name || ' ' || legal_name || ' ' || gstin
  from organisations where organisations.id = organisation_id;

drop index payments_search;
create index payments_search on payments using gin (
  lower(description || ' ' || project_title || ' ' || coalesce(client_text, '') || ' ' || coalesce(transaction_id, '')) gin_trgm_ops
) with (fastupdate = off);
