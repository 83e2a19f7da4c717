-- Staff read which SKUs' figures are hidden (rule product 30): few of very many.
create index sku_stock_hidden on sku (sku_number) where is_stock_hidden;
