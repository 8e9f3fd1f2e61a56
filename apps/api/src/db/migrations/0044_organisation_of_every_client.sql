-- Apart from adding it, so that readers need not wait for the check of every row.
alter table users validate constraint users_organisation;
