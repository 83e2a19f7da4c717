-- Staff keep this SKU's figures to themselves: buyers read 以客服确认为准 (rule product 8). What a visitor may not see is no matter of the SKU.
alter table sku add column is_stock_hidden boolean not null default false;
