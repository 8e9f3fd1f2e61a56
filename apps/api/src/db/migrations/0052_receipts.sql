-- A receipt names the organisation that paid as its invoices do.
grant select (legal_name, billing_address, gstin) on organisations to trusswell_worker;
