-- Five years of months fit on one page, and the planner would read them all to show the latest two. Row-level security holds as
-- for the table: the function runs as its caller.
create function latest_payment_months() returns setof payment_months language sql stable rows 24
  set search_path = public, pg_temp set enable_seqscan = off
begin atomic
  select * from payment_months order by month desc limit 24;
end;
grant execute on function latest_payment_months() to trusswell_app;
