-- When the mail server refused a reply for good, or we stopped trying. It can be sent again as a new reply.
alter table contact_replies
  add column failed_at timestamptz,
  add constraint contact_replies_outcome check (sent_at is null or failed_at is null);
drop policy staff_reply on contact_replies;
create policy staff_reply on contact_replies for insert to trusswell_app
  with check (
    app_is_staff() and author_id = app_user_id() and sent_at is null and failed_at is null
      and exists (select from contact_submissions c where c.id = contact_id and c.deleted_at is null)
  );
grant update (failed_at) on contact_replies to trusswell_worker;
