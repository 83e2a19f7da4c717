-- Trading: carts, what a checkout showed, orders and their packages, payments, credit, the inquiry basket. Amounts are whole fen.
create table cart (
  kp_id       integer primary key references kp,          -- locked while lines change or become an order
  changed_at  timestamptz not null default now()
);
create table cart_item (
  id                   bigint generated always as identity primary key,
  kp_id                integer not null references cart,
  sku_number           text not null,
  selected_attributes  text not null default '',          -- of a non-standard SKU
  quantity             integer not null check (quantity between 1 and 9999),
  is_selected          boolean not null default true,
  request_id           text not null default '',          -- the search that led here
  request_type_id      smallint not null default 2,
  result_digits        text not null default '',
  inquiry_id           integer not null default 0,
  added_at             timestamptz not null default now(),
  unique (kp_id, sku_number, selected_attributes)
);

-- What the confirmation page showed, so that ordering can say what is different now.
create table checkout_quote (
  token         text primary key,
  kp_id         integer not null references kp,
  source        jsonb not null,                           -- {"cartOf": 1} or {"sku": "…", "quantity": 5}
  content       jsonb not null,                           -- a Quote of packages/domain/src/checkout
  content_hash  text not null,
  created_at    timestamptz not null default now()
);
create index checkout_quote_age on checkout_quote (created_at);

create sequence order_number_sequence;
create table sales_order (
  id              text primary key,                       -- opaque
  order_number    text not null unique,                   -- SO20261120-000123
  customer_id     integer not null references customer,
  kp_id           integer not null references kp,
  customer_name   text not null,                          -- as they were then
  contact_name    text not null,
  status          text not null check (status in ('pendingPayment', 'pendingShipment', 'partiallyShipped', 'shipped', 'completed', 'cancelled')),
  payment_method  text not null check (payment_method in ('unionPay', 'balance', 'credit', 'cashOnDelivery', 'offlineTransfer')),
  goods           bigint not null check (goods >= 0),
  discount        bigint not null check (discount >= 0),
  freight         bigint not null check (freight >= 0),
  payable         bigint not null check (payable >= 0 and payable = goods - discount + freight),
  remark          text not null default '',
  project_number  text not null default '',
  address_id      integer not null,
  address         jsonb not null,                         -- as it was then: {"consignee", "mobile", "province", "region", "detail"}
  province_id     integer not null,
  invoice_id      integer not null,                       -- 0: no invoice
  invoice         jsonb,
  quote_token     text not null unique,                   -- one confirmation page, one order
  content_hash    text not null,                          -- the same lines at the same prices
  request_hash    text not null,                          -- and the same address, invoice, payment and remarks
  created_at      timestamptz not null default now(),
  expires_at      timestamptz not null,
  paid_at         timestamptz,
  shipped_at      timestamptz,
  completed_at    timestamptz,
  cancelled_at    timestamptz,
  cancel_reason   text not null default ''
);
create index sales_order_customer on sales_order (customer_id, created_at desc);
create index sales_order_kp on sales_order (kp_id, created_at desc);
create index sales_order_unpaid on sales_order (expires_at) where status = 'pendingPayment';
create index sales_order_open on sales_order (status, created_at) where status in ('pendingPayment', 'pendingShipment', 'partiallyShipped', 'shipped');

create table sales_order_item (
  id                        bigint generated always as identity primary key,
  order_id                  text not null references sales_order,
  position                  smallint not null,
  sku_number                text not null,
  product_name              text not null,
  manufacturer_name         text not null,
  manufacturer_part_number  text not null,
  order_code                text not null,
  thumb_url                 text not null,
  sales_pack_uom            text not null,
  selected_attributes       text not null default '',
  quantity                  integer not null check (quantity > 0),
  shipped_quantity          integer not null default 0 check (shipped_quantity >= 0 and shipped_quantity <= quantity),
  signed_quantity           integer not null default 0 check (signed_quantity >= 0 and signed_quantity <= shipped_quantity),
  applied_price_tag         text not null default '',
  unit_price                bigint not null check (unit_price >= 0),
  total                     bigint not null check (total >= 0),
  discount                  bigint not null check (discount >= 0 and discount <= total),
  delivery_time_id          smallint not null,
  delivery_time_name        text not null,
  unique (order_id, position)
);
create index sales_order_item_sku on sales_order_item (sku_number);
-- Pieces of a line that a warehouse keeps for it, until they are taken or released.
create table sales_order_reservation (
  order_item_id  bigint not null references sales_order_item,
  warehouse_id   smallint not null,
  quantity       integer not null check (quantity >= 0),
  primary key (order_item_id, warehouse_id)
);
create table sales_order_event (
  id        bigint generated always as identity primary key,
  order_id  text not null references sales_order,
  text      text not null,
  at        timestamptz not null default now()
);
create index sales_order_event_order on sales_order_event (order_id, id);

create sequence package_number_sequence;
create table delivery_package (
  id               text primary key,
  package_number   text not null unique,                  -- BG20261120-000123
  order_id         text not null references sales_order,
  status           text not null check (status in ('inTransit', 'delivered', 'signed')),
  carrier          text not null,
  tracking_number  text not null,
  warehouse        text not null,
  shipped_at       timestamptz not null default now(),
  last_trace_at    timestamptz not null default now(),
  delivered_at     timestamptz,
  signed_at        timestamptz
);
create index delivery_package_order on delivery_package (order_id);
create index delivery_package_unsigned on delivery_package (last_trace_at) where status <> 'signed';
create table delivery_package_item (
  package_id     text not null references delivery_package,
  order_item_id  bigint not null references sales_order_item,
  quantity       integer not null check (quantity > 0),
  primary key (package_id, order_item_id)
);
create table delivery_trace (
  id          bigint generated always as identity primary key,
  package_id  text not null references delivery_package,
  text        text not null,
  place       text not null default '',
  at          timestamptz not null default now()
);
create index delivery_trace_package on delivery_trace (package_id, id);

-- Money that came in for an order: once, whatever arrives twice.
create table payment (
  order_id    text primary key references sales_order,
  method      text not null,
  amount      bigint not null check (amount >= 0),
  reference   text not null,                              -- transaction of the provider, of the bank, or the order itself
  paid_by     integer references kp,
  paid_at     timestamptz not null default now()
);
create table payment_charge (
  id              text primary key,
  order_id        text not null references sales_order,
  amount          bigint not null check (amount > 0),
  channel         text not null,
  status          text not null default 'open' check (status in ('open', 'paid', 'failed', 'closed')),
  transaction_id  text not null default '',
  created_at      timestamptz not null default now(),
  expires_at      timestamptz not null
);
create index payment_charge_order on payment_charge (order_id);
-- Every notice a provider (or somebody in its name) sent, and what became of it.
create table payment_notice (
  id          bigint generated always as identity primary key,
  charge_id   text not null,
  is_signed   boolean not null,
  nonce       text not null,
  content     jsonb not null,
  outcome     text not null,                              -- applied, repeated, or why it was refused
  at          timestamptz not null default now()
);
create unique index payment_notice_nonce on payment_notice (nonce) where is_signed;
create table payment_refund (
  id              text primary key,
  order_id        text not null references sales_order,
  method          text not null,
  amount          bigint not null check (amount > 0),
  transaction_id  text not null,                          -- of the payment that goes back
  status          text not null default 'pending' check (status in ('pending', 'done')),
  reason          text not null,
  created_at      timestamptz not null default now(),
  done_at         timestamptz,
  unique (order_id, transaction_id)
);
create index payment_refund_pending on payment_refund (created_at) where status = 'pending';

create table credit_account (
  customer_id   integer primary key references customer,
  status        smallint not null default 0 check (status in (0, 5, 10, 15, 20, 25, 30, 40, 50)),
  limit_amount  bigint not null default 0 check (limit_amount >= 0),
  workflow_id   integer not null default 0,               -- of its application
  approved_at   timestamptz
);
create table credit_bill (
  id           bigint generated always as identity primary key,
  bill_number  text not null unique,                      -- ZD…
  customer_id  integer not null references credit_account,
  period_from  date not null,
  period_to    date not null,
  due_on       date not null,
  amount       bigint not null check (amount >= 0),
  paid         bigint not null default 0 check (paid >= 0 and paid <= amount),
  created_at   timestamptz not null default now()
);
create index credit_bill_unpaid on credit_bill (customer_id) where paid < amount;
create table credit_use (
  id           bigint generated always as identity primary key,
  customer_id  integer not null references credit_account,
  order_id     text not null unique,
  kp_id        integer not null references kp,
  amount       bigint not null check (amount > 0),
  bill_id      bigint references credit_bill,             -- null: not yet billed
  at           timestamptz not null default now(),
  released_at  timestamptz                                -- the order was cancelled
);
create index credit_use_unbilled on credit_use (customer_id, at desc) where bill_id is null and released_at is null;

-- What staff did, by whom and to what.
create table staff_act (
  id          bigint generated always as identity primary key,
  act         text not null,
  subject     text not null,
  details     jsonb not null,
  request_id  text not null,
  ip          text not null,
  at          timestamptz not null default now()
);

create sequence inquiry_number_sequence;
create table inquiry (
  id              integer generated always as identity primary key,
  inquiry_number  text not null default '',               -- XJ20261120-000123, given when it is submitted
  customer_id     integer not null references customer,
  kp_id           integer not null references kp,
  status          text not null default 'draft' check (status in ('draft', 'submitted')),
  remark          text not null default '',
  created_at      timestamptz not null default now(),
  submitted_at    timestamptz
);
create unique index inquiry_draft on inquiry (kp_id) where status = 'draft';
create index inquiry_customer on inquiry (customer_id, created_at desc);
create table inquiry_item (
  id               integer generated always as identity primary key,
  inquiry_id       integer not null references inquiry,
  sku_number       text not null,
  quantity         integer not null check (quantity between 1 and 9999),
  request_id       text not null default '',
  request_type_id  smallint not null default 4,
  result_digits    text not null default '',
  added_at         timestamptz not null default now(),
  unique (inquiry_id, sku_number)
);
