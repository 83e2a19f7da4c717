-- When the goods of an order leave, and how they travel (rules order 22, 23).
alter table sales_order
  add column delivery_method text not null default 'asReady' check (delivery_method in ('asReady', 'together')),
  add column shipping_method text not null default 'standard' check (shipping_method in ('standard', 'express'));

-- What an event is, where that matters: 'changed' by the buyer.
alter table sales_order_event add column kind text not null default '';

-- Every filter of a company's list is answered from an index alone, the newest first (rule order 27).
drop index sales_order_customer;
create index sales_order_company on sales_order (customer_id, created_at, id) include (status, kp_id);
create index sales_order_company_status on sales_order (customer_id, status, created_at, id) include (kp_id);
drop index sales_order_kp;
create index sales_order_kp on sales_order (kp_id, created_at, id) include (customer_id, status);

-- The letters of a text and its pairs of letters, in small, as numbers that are of one company: what a part of a word is found by, also in Chinese.
create function order_grams(company integer, words text) returns integer[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct hashtext(company || ':' || gram)), '{}')
  from (select letter, lead(letter) over (order by place) as following
    from unnest(string_to_array(lower(words), null)) with ordinality as l (letter, place)) as letters,
    lateral (values (letter), (letter || following)) as grams (gram)
  where gram is not null
$$;
-- What orders are found by: apart from them, because it never changes with their states.
create table sales_order_search (
  order_id  text primary key references sales_order on delete cascade,
  words     text not null,                                -- in small: numbers, names, part numbers, a line each
  grams     integer[] not null
);
create function order_words(id text) returns text language sql stable as $$
  select lower(o.order_number || E'\n' || o.project_number || E'\n' || coalesce((
    select string_agg(concat_ws(E'\n', i.sku_number, i.product_name, i.manufacturer_part_number, nullif(i.customer_item_no, '')), E'\n' order by i.position)
    from sales_order_item i where i.order_id = o.id), ''))
  from sales_order o where o.id = order_words.id
$$;
insert into sales_order_search select id, words, order_grams(customer_id, words)
  from (select id, customer_id, order_words(id) as words from sales_order) as o;
create index sales_order_search_grams on sales_order_search using gin (grams) with (fastupdate = off);
