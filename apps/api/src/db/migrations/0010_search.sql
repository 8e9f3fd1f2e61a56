-- What a visitor can find: one row for each page. The content command writes them, jobs write their own.
create table search_documents (
  kind text not null check (kind in ('service', 'job', 'work', 'post')),
  id text not null check (length(id) between 1 and 80),
  title text not null,
  summary text not null,
  body text not null,
  path text not null check (path ~ '^/[^/]'),
  shown_until date,
  -- By the stem, so that "maintaining" finds maintenance; and as written, so that half a word finds it too.
  document tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('simple', title), 'A')
    || setweight(to_tsvector('english', summary), 'B') || setweight(to_tsvector('simple', summary), 'B')
    || setweight(to_tsvector('english', body), 'C') || setweight(to_tsvector('simple', body), 'C')
  ) stored,
  primary key (kind, id)
);
create index search_documents_document on search_documents using gin (document);

alter table search_documents enable row level security;
alter table search_documents force row level security;
create policy anyone_reads on search_documents for select to trusswell_app using (true);
create policy content on search_documents to trusswell_owner using (true) with check (true);
grant select on search_documents to trusswell_app;

-- In the owner's name: whoever may change a job need not be able to write here.
create function index_job() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from search_documents where kind = 'job' and id = old.id;
  if tg_op = 'DELETE' or new.status <> 'open' then
    return null;
  end if;
  insert into search_documents (kind, id, title, summary, body, path, shown_until)
  values (
    'job', new.id, new.title, new.description,
    -- Without the benefits: they are much the same for all.
    array_to_string(
      new.responsibilities || new.requirements || array[new.department, new.location, new.type, new.experience], ' · '
    ),
    '/careers/' || new.id, new.closes_on
  );
  return null;
end
$$;
create trigger index_job after insert or update or delete on jobs for each row execute function index_job();
-- Those that are there already.
update jobs set title = title;
