-- The members' list, best sellers first.
create index sku_black_card on sku (sales desc, id) where is_black_card and is_active and source_sku is null;
