-- The undo of a bulk change restores the date of the decision, from which retention counts. See docs/decisions/0062.
grant update (decided_at) on job_applications to trusswell_app;
