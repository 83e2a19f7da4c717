-- Since when an application waits.
alter table credit_account add column applied_at timestamptz;
create index credit_account_waiting on credit_account (applied_at) where status = 10;
update credit_account set applied_at = now() where status = 10;
