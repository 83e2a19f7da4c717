-- Coupons (rules discount 1–9, 14–20). Amounts are whole fen. A package never changes once it is there, but for how many were received and its end.
create table coupon_package (
  id             integer generated always as identity primary key,
  name           text not null,
  description    text not null default '',
  threshold      bigint not null default 0 check (threshold >= 0),
  kind           text not null check (kind in ('amount', 'percentage')),
  amount         bigint check (amount > 0),                  -- with amount: what is taken off
  discount       integer check (discount between 1 and 9999), -- with percentage: basis points that remain to be paid, 9000 is 9折
  cap            bigint check (cap > 0),                     -- with percentage: the most that is taken off; null: no such limit
  scope          text not null check (scope in ('all', 'categories', 'brands', 'skus', 'privateBrand')),
  scope_ids      integer[] not null default '{}',            -- categories or brands
  scope_skus     text[] not null default '{}',
  scope_text     text not null,                              -- 全场通用; 限紧固件、轴承
  stock          integer not null check (stock >= 0),
  received       integer not null default 0 check (received between 0 and stock),
  per_customer   integer not null default 1 check (per_customer > 0),
  receive_from   timestamptz not null,
  receive_until  timestamptz not null,
  valid_from     timestamptz,                                -- null: from its receipt
  valid_until    timestamptz,                                -- null: so many days from its receipt
  valid_days     integer check (valid_days between 1 and 3650),
  ended_at       timestamptz,                                -- by staff, before its time; what was received stays valid
  created_at     timestamptz not null default now(),
  check (case kind when 'amount' then amount is not null and discount is null and cap is null else discount is not null and amount is null end),
  check ((scope in ('categories', 'brands')) = (cardinality(scope_ids) > 0)),
  check ((scope = 'skus') = (cardinality(scope_skus) > 0)),
  check ((valid_until is null) <> (valid_days is null)),
  check (receive_from < receive_until)
);
create index coupon_package_receivable on coupon_package (receive_until) where ended_at is null;

-- A coupon belongs to a company, whoever of it received it.
create table coupon (
  id           integer generated always as identity primary key,
  package_id   integer not null references coupon_package,
  customer_id  integer not null references customer,
  received_by  integer references kp,
  received_at  timestamptz not null default now(),
  valid_from   timestamptz not null,
  valid_until  timestamptz not null
);
create index coupon_customer on coupon (customer_id, package_id);
-- One coupon, one order; one order, one coupon. Gone again when the order is cancelled.
create table coupon_use (
  coupon_id  integer primary key references coupon,
  order_id   text not null unique,
  used_at    timestamptz not null default now()
);
