-- Counted in the rows, because a run is short: at a slow rate it ends before the relay has refused ten mails.
alter table newsletter_issues add column refused_in_a_row integer not null default 0;
-- A reader who is refused is tried a second time, after all others.
alter table newsletter_recipients add column refusals integer not null default 0;
grant update (refused_in_a_row) on newsletter_issues to trusswell_worker;
grant update (refusals) on newsletter_recipients to trusswell_worker;
