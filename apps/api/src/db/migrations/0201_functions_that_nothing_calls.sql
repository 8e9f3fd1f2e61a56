-- Searches look up what matches first (0186); these run with the owner's rights for nobody.
drop function find_project_ids(text, text, text, boolean, timestamptz, uuid, int);
drop function find_project_ids(text, text, text, text, boolean, timestamptz, uuid, int);
drop function find_application_ids(text, text, text, timestamptz, uuid, int);
drop function find_organisation_ids(text, boolean, boolean, timestamptz, uuid, int);
drop function find_payment_ids(text, text, text, text, boolean, timestamptz, uuid, int);
drop function find_portfolio_ids(text, boolean, text, uuid, boolean, uuid, text, uuid, int);
