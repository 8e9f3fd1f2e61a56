-- What a person did, and which projects wait for a successor when a manager leaves.
create index audit_entries_actor on audit_entries (actor_id, n desc) where actor_id is not null;
create index projects_of_manager on projects (manager_id) where deleted_at is null;
