-- After-sales: what buyers ask for after goods were signed for, and forms about SKUs or anything else. Amounts are whole fen.
create sequence after_sales_number_sequence;
create table after_sales_case (
  id                    text primary key,                       -- opaque
  case_number           text not null unique,                   -- SH20261120-000123
  order_id              text not null references sales_order,   -- its lock guards all of the case
  order_number          text not null,
  customer_id           integer not null references customer,
  kp_id                 integer not null references kp,
  customer_name         text not null,                          -- as they are in the order
  contact_name          text not null,                          -- who asked
  kind                  text not null check (kind in ('returnRefund', 'exchange', 'resend', 'repair', 'refundOnly')),
  status                text not null check (status in ('pendingReview', 'rejected', 'awaitingReturn', 'processing', 'completed', 'cancelled')),
  reason                text not null,
  description           text not null default '',
  proofs                text[] not null default '{}',           -- files, in the buyer's order
  reject_reason         text not null default '',
  express_numbers       text[] not null default '{}',           -- of what the buyer sends in
  sent_carrier          text not null default '',               -- of repaired goods, or goods given back
  sent_tracking_number  text not null default '',
  replacement_order_id  text unique references sales_order,
  refund                bigint check (refund >= 0),             -- null: none
  created_at            timestamptz not null default now(),
  moved_at              timestamptz not null default now(),     -- since when it waits where it is
  approved_at           timestamptz,
  repaired_at           timestamptz,
  completed_at          timestamptz
);
create index after_sales_case_customer on after_sales_case (customer_id, created_at desc);
create index after_sales_case_order on after_sales_case (order_id);
create index after_sales_case_open on after_sales_case (status, moved_at) where status in ('pendingReview', 'awaitingReturn', 'processing');

create table after_sales_line (
  case_id            text not null references after_sales_case,
  order_item_id      bigint not null references sales_order_item,
  quantity           integer not null check (quantity > 0),
  received_quantity  integer check (received_quantity between 0 and quantity),     -- null: not counted yet
  sound_quantity     integer check (sound_quantity between 0 and received_quantity),
  refund             bigint check (refund >= 0),                -- null: none
  primary key (case_id, order_item_id)
);
create index after_sales_line_item on after_sales_line (order_item_id);

create table after_sales_event (
  id       bigint generated always as identity primary key,
  case_id  text not null references after_sales_case,
  text     text not null,
  at       timestamptz not null default now()
);
create index after_sales_event_case on after_sales_event (case_id, id);

create table after_sales_issue (
  id              bigint generated always as identity primary key,
  customer_id     integer not null references customer,
  kp_id           integer not null references kp,
  sku_number      text not null default '',                     -- '' where it is about none
  primary_type    smallint not null default 0,
  secondary_type  smallint not null default 0,
  content         text not null,
  contact         text not null default '',
  created_at      timestamptz not null default now(),
  answer          text not null default '',
  answered_at     timestamptz
);
create index after_sales_issue_waiting on after_sales_issue (created_at) where answered_at is null;
