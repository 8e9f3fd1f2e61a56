-- Search: all pages, words without accents, the words that customers use, and typing errors.
create extension if not exists unaccent;
create text search configuration site_english (copy = english);
alter text search configuration site_english alter mapping for hword, hword_part, word with unaccent, english_stem;
create text search configuration site_words (copy = simple);
alter text search configuration site_words alter mapping for hword, hword_part, word with unaccent, simple;

alter table search_documents
  drop constraint search_documents_kind_check,
  drop constraint search_documents_path_check,
  drop column document,
  -- What customers call it.
  add column keywords text not null default '',
  add column headings text not null default '',
  -- Words that may be part of a question and say little of the page: "company", "Hyderabad".
  add column context text not null default '';
alter table search_documents
  add constraint search_documents_kind_check check (kind in ('service', 'page', 'person', 'work', 'post', 'job')),
  add constraint search_documents_path_check check (path ~ '^/([^/]|$)'),
  -- For words with a typing error.
  add column names text not null generated always as (
    lower(title || ' ' || keywords || ' ' || headings || ' ' || summary)
  ) stored,
  add column document tsvector not null generated always as (
    setweight(to_tsvector('site_english', title || ' ' || keywords), 'A')
    || setweight(to_tsvector('site_words', title || ' ' || keywords), 'A')
    || setweight(to_tsvector('site_english', headings || ' ' || summary), 'B')
    || setweight(to_tsvector('site_words', headings || ' ' || summary), 'B')
    || setweight(to_tsvector('site_english', body), 'C') || setweight(to_tsvector('site_words', body), 'C')
    || setweight(to_tsvector('site_english', context), 'D') || setweight(to_tsvector('site_words', context), 'D')
  ) stored;
create index search_documents_document on search_documents using gin (document);

create or replace function index_job() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from search_documents where kind = 'job' and id = old.id;
  if tg_op = 'DELETE' or new.status <> 'open' or new.deleted_at is not null then
    return null;
  end if;
  insert into search_documents (kind, id, title, keywords, summary, body, path, shown_until)
  values (
    'job', new.id, new.title, 'job vacancy opening position career hiring salary walk-in', new.description,
    -- Without the benefits: they are much the same for all.
    array_to_string(
      new.responsibilities || new.requirements || array[new.department, new.location, new.type, new.experience], ' · '
    ),
    '/careers/' || new.id, new.closes_on
  );
  return null;
end
$$;
update search_documents set keywords = 'job vacancy opening position career hiring salary walk-in' where kind = 'job';

-- What visitors searched for in vain: the words, how often and when last; nothing about who asked.
create table search_misses (
  words text primary key check (length(words) between 1 and 100),
  asked integer not null default 1 check (asked > 0),
  last_on date not null
);
alter table search_misses enable row level security;
alter table search_misses force row level security;
create policy admin_reads on search_misses for select to trusswell_app using (app_role() = 'admin');
create policy counting on search_misses to trusswell_owner using (true) with check (true);
grant select on search_misses to trusswell_app;

-- In the owner's name: a visitor counts and reads nothing. At most 2,000 questions, each for a year.
create function count_search_miss(question text) returns boolean language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  delete from search_misses where last_on < today - 365;
  update search_misses set asked = asked + 1, last_on = today where words = question;
  if not found and (select count(*) from search_misses) < 2000 then
    insert into search_misses (words, last_on) values (question, today)
    on conflict (words) do update set asked = search_misses.asked + 1, last_on = excluded.last_on;
  end if;
  return true;
end
$$;
revoke execute on function count_search_miss(text) from public;
grant execute on function count_search_miss(text) to trusswell_app;
