-- At most 100 crore rupees each, so that the sums of all totals stay exact numbers.
alter table payments add constraint payments_largest check (amount_paise <= 100000000000) not valid;
alter table payment_claims add constraint payment_claims_largest check (amount_paise <= 100000000000) not valid;
