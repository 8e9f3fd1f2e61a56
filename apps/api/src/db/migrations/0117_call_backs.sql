-- A visitor may ask to be called back. It is a message like the others, with the time at which to call.
alter table contact_submissions
  add column call_window text check (call_window in ('morning', 'midday', 'afternoon')),
  drop constraint contact_submissions_source_check,
  add constraint contact_submissions_source_check check (source in ('contact', 'our-works', 'call-back')),
  add constraint contact_submissions_call_back check ((source = 'call-back') = (call_window is not null));
