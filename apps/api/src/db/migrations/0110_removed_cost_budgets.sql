-- A budget that was removed keeps its version, so that an old form can't overwrite the next one.
alter table project_cost_budgets alter column amount_paise drop not null;
