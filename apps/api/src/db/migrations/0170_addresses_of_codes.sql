-- A new code voids the older ones of its address, whether it belongs to a client or not. Without the address an older
-- request for an unknown one still took tries, and the answer told clients from others. It is a keyed hash; the
-- default is for requests of the release before this one.
-- The mail names the browser, network and time of the request, as that of a new device does.
alter table sign_in_codes
  add column address text not null default '',
  add column user_agent text,
  add column ip_address text;
create index sign_in_codes_address on sign_in_codes (address);
