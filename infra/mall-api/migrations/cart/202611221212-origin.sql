-- How a line came into the cart (rule cart 24): as the match of a search, with the picture it was seen with, beside which other line, from which inquiry.
alter table cart_item add column is_match_sku boolean not null default false;
alter table cart_item add column picture_url text not null default '';
alter table cart_item add column relation_item_id integer not null default 0;
