-- Up to some thousand organisations the planner read all of them rather than their index, for each search for a long word: the
-- pages that a search reads grew with the clients.
alter function find_payment_ids(text, text, text, text, boolean, timestamptz, uuid, integer) set enable_seqscan = off;
