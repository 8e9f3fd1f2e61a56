-- Admins read settlements page by page. A boolean function keeps the planner on the list's index, see 0070_payment_lists.sql.
alter policy admin_reads on gateway_settlements using (app_is_admin());

-- The UTR of a line on the bank statement.
create index gateway_settlements_by_utr on gateway_settlements (utr, settled_at desc, object_id desc) where utr is not null;

-- What a settlement contains, latest first.
create index payment_movements_settled on payment_movements (settlement_id, happened_at desc, object_id desc)
  where settlement_id is not null;
drop index payment_movements_of_settlement;
