-- What clients ask for and staff haven't priced yet is listed and counted on the overviews of staff.
create index change_requests_to_price on change_requests (project_id)
  where state = 'proposed' and proposed_by_client and cost_paise is null;
