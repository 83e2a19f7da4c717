-- A charge, a payment and a refund say what they are for: an order, or a membership (rule payment 32). What is for an order still points at it.
alter table payment drop constraint payment_pkey;
alter table payment add column id bigint generated always as identity primary key;    -- in the order of taking
alter table payment add column subject text not null default 'order' check (subject in ('order', 'membership'));
alter table payment add column subject_id text;
update payment set subject_id = order_id;
alter table payment alter column subject_id set not null;
alter table payment drop column order_id;
alter table payment add column order_id text generated always as (case subject when 'order' then subject_id end) stored references sales_order;
-- At most two ways: credit, and one other. What a provider took counts once, wherever.
create unique index payment_way on payment (subject, subject_id, (method = 'credit'));
create unique index payment_transaction on payment (method, reference) where method in ('unionPay', 'wechatPay');
create index payment_order on payment (order_id);

alter table payment_charge add column subject text not null default 'order' check (subject in ('order', 'membership'));
alter table payment_charge add column subject_id text;
alter table payment_charge add column provider text not null default 'unionPay' check (provider in ('unionPay', 'wechatPay'));
update payment_charge set subject_id = order_id;
alter table payment_charge alter column subject_id set not null;
alter table payment_charge drop column order_id;
alter table payment_charge add column order_id text generated always as (case subject when 'order' then subject_id end) stored references sales_order;
alter table payment_charge alter column provider drop default;
create index payment_charge_subject on payment_charge (subject, subject_id);
create index payment_charge_transaction on payment_charge (transaction_id);

alter table payment_refund drop constraint payment_refund_order_id_transaction_id_key;
alter table payment_refund add column subject text not null default 'order' check (subject in ('order', 'membership'));
alter table payment_refund add column subject_id text;
alter table payment_refund add column payment_id bigint references payment;            -- null: money that was taken in vain
alter table payment_refund add column request text;                                   -- what asked for it: the same twice gives back once
update payment_refund r set subject_id = order_id,
  payment_id = (select p.id from payment p where p.order_id = r.order_id and p.reference = r.transaction_id);
update payment_refund set request = case when payment_id is null then 'vain' else 'cancel' end;
alter table payment_refund alter column subject_id set not null, alter column request set not null;
alter table payment_refund drop column order_id;
alter table payment_refund add column order_id text generated always as (case subject when 'order' then subject_id end) stored references sales_order;
create unique index payment_refund_once on payment_refund (subject, subject_id, method, transaction_id, request);
create index payment_refund_payment on payment_refund (payment_id);

-- A nonce is its provider's.
alter table payment_notice add column provider text not null default 'unionPay';
alter table payment_notice alter column provider drop default;
drop index payment_notice_nonce;
create unique index payment_notice_nonce on payment_notice (provider, nonce) where is_signed;
