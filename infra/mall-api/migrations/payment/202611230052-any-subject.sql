-- What a payment is for names who owns it (rule payment 32); which there are, the code says, so that one more needs no migration.
alter table payment drop constraint payment_subject_check, add constraint payment_subject_check check (subject ~ '^[a-z][A-Za-z]+$');
alter table payment_charge drop constraint payment_charge_subject_check, add constraint payment_charge_subject_check check (subject ~ '^[a-z][A-Za-z]+$');
alter table payment_refund drop constraint payment_refund_subject_check, add constraint payment_refund_subject_check check (subject ~ '^[a-z][A-Za-z]+$');
