-- Two forms write here. The one under our works asks for one name, and some people have only one.
alter table contact_submissions
  add column source text not null default 'contact' check (source in ('contact', 'our-works')),
  drop constraint contact_submissions_last_name_check,
  add constraint contact_submissions_last_name_check check (length(last_name) <= 80);
