-- Run by restore.sh on the restored database, before other connections are allowed.
do $$
begin
  -- Numbers of a conversation are used a second time from here on. With a new log, pages that are still open drop what they
  -- have instead of taking the new messages for ones they know. A backup from before conversations has no such table.
  if to_regclass('public.chat_rooms') is not null then
    update public.chat_rooms set log_id = gen_random_uuid();
  end if;
end
$$;
