-- What a company calls a SKU itself: its material number (rules product 7, 21–23). One number a SKU; one number may stand for several SKUs.
create table customer_sku_item_no (
  customer_id  integer not null,
  sku_number   text not null,
  item_no      text not null,
  kp_id        integer not null,                        -- who wrote it last
  changed_at   timestamptz not null default now(),
  primary key (customer_id, sku_number)
);
create index customer_sku_item_no_search on customer_sku_item_no (customer_id, lower(item_no));

-- A contact person who would like to see a film of a SKU.
create table sku_video_request (
  kp_id       integer not null,
  sku_number  text not null,
  asked_at    timestamptz not null default now(),
  primary key (kp_id, sku_number)
);

-- Who looks at what just now: one row a thing and visitor, swept when it is an hour old.
create unlogged table page_visit (
  entity_type  smallint not null,
  entity_id    text not null,
  visitor      text not null,
  seen_at      timestamptz not null default now(),
  primary key (entity_type, entity_id, visitor)
);
create index page_visit_seen on page_visit (seen_at);

-- Where a request for products was made, so that a page it led to finds the way back. The visitor's own only; swept after a month.
create table request_record (
  request_id   text not null,
  visitor      text not null,
  request_url  text not null,
  keyword      text not null,
  at           timestamptz not null default now(),
  primary key (request_id, visitor)
);
create index request_record_at on request_record (at);
