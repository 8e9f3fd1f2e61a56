-- Staff are told when an organisation has the name of another one. Case and spaces don't tell two names apart.
create index organisations_by_name_key on organisations (lower(regexp_replace(display_name, '\s', '', 'g')));
