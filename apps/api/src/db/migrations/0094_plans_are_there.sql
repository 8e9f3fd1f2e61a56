-- The policies that only the two files before this one needed.
drop policy first_plans on tasks;
drop policy first_plans on project_activity;
drop policy first_plans on milestone_date_changes;
