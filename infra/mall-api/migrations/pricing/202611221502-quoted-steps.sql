-- A SKU may stand on several lines of an inquiry, each quoted for a quantity of its own; and staff say when it leaves.
alter table quoted_price drop constraint quoted_price_pkey;
alter table quoted_price
  add column days integer check (days between 1 and 365),   -- working days; null: as the SKU promises
  add primary key (inquiry_id, sku_number, from_quantity);
create index quoted_price_end on quoted_price (valid_until);
