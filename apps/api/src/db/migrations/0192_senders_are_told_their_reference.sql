-- The answer to a form names the reference. Visitors may not read what they sent, so that RETURNING is refused; the trigger
-- leaves the reference for the rest of the transaction.
create or replace function write_reference() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_month text := to_char(new.created_at at time zone 'Asia/Kolkata', 'YYMM');
  n integer;
begin
  insert into reference_counters (month, last) values (of_month, 1)
  on conflict (month) do update set last = reference_counters.last + 1
  returning last into n;
  new.reference := reference_text(of_month, n);
  perform set_config('app.written_reference', new.reference, true);
  return new;
end
$$;
