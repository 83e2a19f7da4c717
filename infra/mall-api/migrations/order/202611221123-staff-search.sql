-- Staff find an order by any part of its number.
create index sales_order_number on sales_order using gin (order_number gin_trgm_ops);
