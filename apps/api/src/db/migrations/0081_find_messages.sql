-- Searching one conversation must not read more because others grow. An index over words alone does: the list of a common
-- word, and all words that begin with what was typed, belong to every project. Here a word is indexed below a key of its
-- room and of 128 messages of it, so that a search reads the newest part of one room first and stops when it has a page.
drop index chat_messages_search;
alter table chat_messages drop column search;

create function chat_search_key(project uuid, audience text, seq bigint) returns text
  language sql immutable parallel safe
begin atomic
  select left(md5(project::text || audience || (seq / 128)::text), 12);
end;
create function chat_words(project uuid, audience text, seq bigint, message text) returns tsvector
  language sql immutable parallel safe
begin atomic
  select array_to_tsvector(array(
    select chat_search_key(project, audience, seq) || left(word, 60)
    from unnest(tsvector_to_array(to_tsvector('simple'::regconfig, message))) as word
  ));
end;
grant execute on function chat_search_key(uuid, text, bigint), chat_words(uuid, text, bigint, text)
  to trusswell_app, trusswell_worker;
create index chat_messages_words on chat_messages
  using gin (chat_words(project_id, audience, seq, text)) with (fastupdate = off);

create policy search on chat_messages for select to trusswell_owner using (true);

-- Finds by text, which no index does below a policy; see find_project_ids. Every word has to begin one of the message's.
create function find_message_ids(
  in_project uuid, in_audience text, phrase text, before_seq bigint, most integer
) returns setof uuid language plpgsql stable security definer rows 26
  set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  words text[] := array(select left(word, 60) from unnest(tsvector_to_array(to_tsvector('simple'::regconfig, phrase))) as word);
  last bigint;
  wanted integer := most;
  found integer;
  query tsquery;
begin
  if app_sees_chat(in_project, in_audience) is not true or cardinality(words) = 0 then
    return;
  end if;
  select least(head, before_seq - 1) into strict last from chat_rooms
  where project_id = in_project and audience = in_audience;
  for part in reverse last / 128 .. 0 loop
    select string_agg(
      '''' || chat_search_key(in_project, in_audience, part * 128) || replace(replace(word, '\', '\\'), '''', '''''') || ''':*',
      ' & '
    )::tsquery into query from unnest(words) as word;
    return query
      select id from chat_messages
      where chat_words(project_id, audience, seq, text) @@ query
        -- The key is a hash. Written so that no other index is thought of.
        and project_id is not distinct from in_project and audience is not distinct from in_audience
        and seq <= last
      order by seq desc limit wanted;
    get diagnostics found = row_count;
    wanted := wanted - found;
    exit when wanted <= 0;
  end loop;
end
$$;
grant execute on function find_message_ids(uuid, text, text, bigint, integer) to trusswell_app;
