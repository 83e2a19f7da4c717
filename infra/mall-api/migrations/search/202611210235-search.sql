-- Search: one row a SKU that can be found, written as a whole by buildSearchIndex (src/modules/search/index-build.ts) after the catalogue was loaded.
create extension if not exists pg_trgm;

create table sdoc (
  rank    integer not null,                 -- 1 sells best: the order of relevance among equals, and the physical order
  sku_id  integer not null,
  tsv     tsvector not null,                -- tokens made in TypeScript: '=word' of the name, 'word' of the rest, '#4097' facet value
  name    text not null,                    -- normalised, to order the best hits by
  price   integer not null,                 -- list price in fen, for the price orders
  listed  integer not null,                 -- days since 1970
  f       integer[] not null                -- facet values: third-level category, brand, attributes
);
-- One in 32 of them, to estimate how much a frequent word finds.
create table sdoc_sample (like sdoc);

create table search_part (                  -- normalised part numbers, order codes: prefix and anywhere
  pn        text not null,
  rank      integer not null,
  is_maker  boolean not null                -- the maker's part number; else order code or SKU number
);

create table search_word (                  -- the vocabulary; small enough to be held in memory
  word    text primary key,
  pinyin  text not null,                    -- 'bu xiu gang', '' for what isn't Chinese
  df      integer not null                  -- SKUs that have it
);

create table facet_key (
  id    integer primary key,                -- 1 category, 2 brand, from 3 on attributes
  name  text not null unique
);
create table facet_value (
  id      integer primary key,              -- key id * 4096 + n
  value   text not null,
  ref     integer,                          -- category or brand
  n       integer not null                  -- SKUs that have it
);

-- Pieces a customer bought at a promotion's price, by order, so that limits hold over orders. Kept by the pricing module.
create table promotion_use (
  order_id    text not null,
  campaign_id integer not null references campaign,
  sku_id      integer not null references sku,
  customer_id integer not null,
  quantity    integer not null check (quantity > 0),
  primary key (order_id, campaign_id, sku_id)
);
create index promotion_use_customer on promotion_use (customer_id, sku_id);
