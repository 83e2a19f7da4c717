-- A second payment provider (rule payment 19).
alter table sales_order drop constraint sales_order_payment_method_check;
alter table sales_order add constraint sales_order_payment_method_check
  check (payment_method in ('unionPay', 'wechatPay', 'balance', 'credit', 'cashOnDelivery', 'offlineTransfer'));
-- 个人垫付: whoever ordered pays it online out of their own pocket (rule payment 37).
alter table sales_order add column is_personal_advance boolean not null default false;
