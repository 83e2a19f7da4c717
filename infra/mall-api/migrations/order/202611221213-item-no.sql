-- The company's own item number as it was when it ordered: papers name it.
alter table sales_order_item add column customer_item_no text not null default '';
