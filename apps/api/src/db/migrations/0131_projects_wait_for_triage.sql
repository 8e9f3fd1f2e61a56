-- While 0134 is applied, API processes of the version before it still create projects and name no triage, which its policy
-- requires of clients. Written by keys because the columns come with 0134: keys without a column are ignored.
create function wait_for_triage() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if to_jsonb(new) ->> 'triage' is not null then
    return new;
  end if;
  return jsonb_populate_record(new, jsonb_build_object(
    'triage', 'waiting',
    'answer_by', today + case when extract(isodow from today) in (5, 6) then 3 else 2 end
  ));
end
$$;

create trigger wait_for_triage before insert on projects for each row
  when (app_role() = 'client' and current_user = 'trusswell_app') execute function wait_for_triage();
