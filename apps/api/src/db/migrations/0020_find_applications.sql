-- What lists show of a resume, beside the rest of the row: a list then reads one table, whatever its size.
alter table job_applications add column resume jsonb;
create policy upkeep on job_applications for update to trusswell_owner using (true) with check (true);
create policy upkeep on files for select to trusswell_owner using (true);

create function resume_facts(file uuid) returns jsonb language sql stable set search_path = public
  return (select jsonb_build_object('name', name, 'type', type, 'size', size, 'state', state) from files where id = file);

create function show_resume() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.resume := resume_facts(new.resume_file);
  return new;
end
$$;
create trigger show_resume before insert or update of resume_file, resume on job_applications for each row
  execute function show_resume();

create function show_file() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update job_applications set resume = null where resume_file = new.id;
  return null;
end
$$;
create trigger show_file after update of state, name on files for each row execute function show_file();

-- Those that are there already; the trigger fills them in.
update job_applications set resume = null where resume_file is not null;

-- The board and the list of one position, or of the internship.
create index job_applications_by_job_status on job_applications (job_id, status, created_at desc, id desc)
  where deleted_at is null and waits_for is null and erased_at is null;
create index job_applications_internship on job_applications (status, created_at desc, id desc)
  where source = 'internship' and deleted_at is null and waits_for is null and erased_at is null;
-- Without the pending list, whose length would decide what a search costs.
drop index job_applications_search;
create index job_applications_search on job_applications using gin (search gin_trgm_ops) with (fastupdate = off);

-- Along the order of the list and no other way, so that it costs the same however many there are.
create function newest_applications(with_status text, with_job text, before_at timestamptz, before_id uuid)
  returns setof job_applications language plpgsql stable rows 1000
  set search_path = public set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
begin
  -- Put together for what is asked, so that the planner sees which index fits.
  return query execute
    'select * from job_applications where deleted_at is null and waits_for is null and erased_at is null'
    || case when with_status is null then '' else ' and status = $1' end
    || case when with_job is null then '' when with_job = 'internship' then ' and source = $2' else ' and job_id = $2' end
    || case when before_id is null then '' else ' and (created_at, id) < ($3, $4)' end
    || ' order by created_at desc, id desc limit 1000'
    using with_status, with_job, before_at, before_id;
end
$$;

-- Policies keep LIKE from an index and from the statistics (it is not leakproof). So the function checks who asks, and
-- finds out by itself whether the word is common: a common one shows among the newest, a rare one by the index.
create function find_applications(
  pattern text, with_status text, with_job text, before_at timestamptz, before_id uuid, most integer
) returns setof job_applications language plpgsql stable security definer set search_path = public rows 26 as $$
declare
  found job_applications[];
  seen integer;
begin
  if app_is_staff() is not true then
    return;
  end if;
  select array_agg(each order by created_at desc, id desc) filter (where search like pattern), count(*) into found, seen
  from newest_applications(with_status, with_job, before_at, before_id) as each;
  if cardinality(found) >= most or seen < 1000 then
    return query select * from unnest(found) limit most;
    return;
  end if;
  return query execute
    'select * from job_applications
     where deleted_at is null and waits_for is null and erased_at is null and search like $1'
    || case when with_status is null then '' else ' and status = $2' end
    || case when with_job is null then '' when with_job = 'internship' then ' and source = $3' else ' and job_id = $3' end
    || case when before_id is null then '' else ' and (created_at, id) < ($4, $5)' end
    || ' order by created_at desc, id desc limit $6'
    using pattern, with_status, with_job, before_at, before_id, most;
end
$$;
