-- Catalogue: what is sold, at which list price, and what is in stock. Amounts are whole fen, instants are timestamptz.
create table category (
  id            integer primary key,
  parent_id     integer references category,
  level         smallint not null check (level between 1 and 3),
  name          text not null,
  sort          integer not null,
  is_new        boolean not null default false,
  picture_sku   text                              -- the SKU whose drawing stands for the category
);
create index category_parent on category (parent_id, sort);

create table manufacturer (
  id            integer primary key,
  name          text not null unique,             -- as shown: 'Nordkamm 诺卡姆'
  pinyin        text not null,                    -- sort key and initial
  initial       char(1) not null,
  is_private    boolean not null default false,   -- 火也, 易买优选
  is_hot        boolean not null default false,
  country       text not null,
  introduction  text not null,
  mark          jsonb not null                    -- what the drawn logo is made from: {"shape": "...", "text": "..."}
);

create table product (                            -- the SPU
  id              integer primary key,
  category_id     integer not null references category,
  manufacturer_id integer not null references manufacturer,
  name            text not null,
  series          text not null,
  family          text not null,                  -- drawing family: 'socket-cap-screw'
  description     jsonb not null,                 -- [{"title": "...", "text": "..."}]
  is_non_standard boolean not null default false,
  options         jsonb                           -- non-standard: [{"key": "长度 L", "values": ["20", "25"], "priceFactor": [...]}]
);
create index product_category on product (category_id);
create index product_manufacturer on product (manufacturer_id);

create table sku (
  id                       integer primary key,
  sku_number               text not null unique,        -- 'AB1C2345', as printed and typed
  product_id               integer not null references product,
  category_id              integer not null references category,
  manufacturer_id          integer not null references manufacturer,
  name                     text not null,
  manufacturer_part_number text not null,
  order_code               text not null,
  attributes               jsonb not null,              -- ordered: [["螺纹规格", "M8"], ["公称长度", "30 mm"], ...]
  drawing                  jsonb not null,              -- parameters of the family's drawing: {"d": 8, "l": 30}
  pack_qty                 integer not null default 1,
  pack_uom                 text not null,               -- 盒
  sales_pack_uom           text not null,               -- 个: what one unit of quantity is
  min_order_qty            integer not null default 1 check (min_order_qty > 0),
  step_value               integer not null default 1 check (step_value > 0),
  list_price               integer not null check (list_price > 0),
  tier_prices              jsonb not null default '[]', -- [{"from": 10, "price": 1180}]
  lead_time_id             smallint not null check (lead_time_id between 3 and 17),
  is_active                boolean not null default true,
  is_short_supply          boolean not null default false,
  is_inquiry_price         boolean not null default false,
  is_drop_ship             boolean not null default false,
  is_clearance             boolean not null default false,
  is_fixed_price           boolean not null default false,  -- tag 库存紧张
  is_black_card            boolean not null default false,
  sales                    integer not null default 0,
  listed_at                timestamptz not null,
  source_sku               text                         -- a generated non-standard SKU names the one it was made from
);
create index sku_product on sku (product_id);
create index sku_category on sku (category_id, sales desc);
create index sku_manufacturer on sku (manufacturer_id, sales desc);

create table warehouse (
  id          smallint primary key,
  name        text not null,                            -- 上海
  provinces   integer[] not null                        -- ids it serves
);
create table stock (
  sku_id        integer not null references sku,
  warehouse_id  smallint not null references warehouse,
  on_hand       integer not null check (on_hand >= 0),
  reserved      integer not null default 0 check (reserved >= 0 and reserved <= on_hand),
  primary key (sku_id, warehouse_id)
);

create table sku_relation (
  sku_id      integer not null references sku,
  related_id  integer not null references sku,
  kind        smallint not null check (kind in (1, 2, 3, 6)), -- complete substitute, mandatory accessory, optional accessory, optional substitute
  remark      text not null default '',
  primary key (sku_id, kind, related_id)
);

-- Prices other than the list price. Who pays which is decided in packages/domain/src/pricing.
create table agreement_price (
  customer_id  integer not null,
  sku_id       integer references sku,
  category_id  integer references category,
  price        integer,                                 -- with sku_id
  discount     integer,                                 -- with category_id: basis points off the list price
  check ((sku_id is null) <> (category_id is null)),
  unique nulls not distinct (customer_id, sku_id, category_id)
);
create table exclusive_price (
  customer_group text not null,
  sku_id         integer not null references sku,
  price          integer not null,
  primary key (customer_group, sku_id)
);
create table black_card_price (
  sku_id  integer primary key references sku,
  price   integer not null
);
create table campaign (
  id          integer primary key,
  kind        smallint not null,                        -- 10 with a countdown; rules 3 piece discount, 4 amount reduction
  name        text not null,
  description text not null default '',
  rule        smallint,
  thresholds  jsonb not null default '[]',              -- rule 3: [{"from": 3, "discount": 9500}], rule 4: [{"from": 50000, "off": 3000}]
  starts_at   timestamptz not null,
  ends_at     timestamptz not null
);
create table promotion_price (
  campaign_id     integer not null references campaign,
  sku_id          integer not null references sku,
  price           integer not null,
  limit_number    integer,                              -- pieces a customer may buy at this price
  over_limit      boolean not null default true,        -- beyond it at the usual price
  stock           integer,                              -- pieces left for all
  primary key (campaign_id, sku_id)
);
create index promotion_price_sku on promotion_price (sku_id);
