-- How large a picture's thumbnail is, so that a page leaves room for it before it is loaded.
alter table chat_attachments
  add column thumbnail_width smallint check (thumbnail_width between 1 and 1000),
  add column thumbnail_height smallint check (thumbnail_height between 1 and 1000),
  add constraint thumbnail_has_size check (
    num_nonnulls(thumbnail_id, thumbnail_width, thumbnail_height) in (0, 3)
  );
grant update (thumbnail_width, thumbnail_height) on chat_attachments to trusswell_worker;
