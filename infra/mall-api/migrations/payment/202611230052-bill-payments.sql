-- A bill on account is paid as orders and memberships are, and by as many payments as it takes.
drop index payment_way;
create unique index payment_way on payment (subject, subject_id, (method = 'credit')) where subject <> 'creditBill';
-- A bank transfer counts for one bill, once.
create unique index payment_bill_transfer on payment (reference) where subject = 'creditBill' and method = 'offlineTransfer';
create index payment_subject on payment (subject, subject_id);
