-- Staff delete every file that was uploaded to a project, owners of the organisation their own.
create policy remove on project_files for delete to trusswell_app
  using (
    app_sees_chat(project_id, visibility) and (app_is_staff() or (app_is_owner() and uploaded_by = app_user_id()))
  );
grant delete on project_files to trusswell_app;
