-- Finance and viewers of an organisation read a project's files; staff and owners add them.
drop policy upload on project_files;
create policy upload on project_files for insert to trusswell_app
  with check (
    uploaded_by = app_user_id() and (app_is_staff() or app_is_owner()) and app_sees_chat(project_id, visibility)
  );
