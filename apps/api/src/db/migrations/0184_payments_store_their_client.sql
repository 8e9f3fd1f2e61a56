-- Not in the file before, whose lock on the table would last as long as this.
update payments set client_text = display_name || ' ' || legal_name || ' ' || gstin
  from organisations where organisations.id = organisation_id;
