-- What of an order is invoiced, and how: made when it first concerns invoicing. Locked by the order's own row.
create table invoice_order (
  order_id        text primary key references sales_order,
  customer_id     integer not null references customer,
  kp_id           integer not null references kp,
  timing          text not null check (timing in ('onShipment', 'onBill')),
  title_id        integer,                                 -- chosen since it was placed; null: the order's own
  has_title       boolean not null default false,
  not_invoiced    boolean not null default false,          -- tagged 不开票
  asked_at        timestamptz,                             -- on account: before the bill
  urgent_at       timestamptz,
  urgent_remark   text not null default '',
  due             bigint not null default 0 check (due >= 0),
  invoiced        bigint not null default 0 check (invoiced >= 0),
  changed_at      timestamptz not null default now()
);
create index invoice_order_open on invoice_order (customer_id, order_id) where due <> invoiced;
-- What came back of what was shipped: pieces, money, or both.
create table invoice_return (
  id             bigint generated always as identity primary key,
  order_id       text not null references sales_order,
  order_item_id  bigint not null references sales_order_item,
  quantity       integer not null check (quantity >= 0),
  amount         bigint not null check (amount > 0),
  at             timestamptz not null default now()
);
create index invoice_return_order on invoice_return (order_id);

create sequence invoice_request_sequence;
create table invoice (
  id              text primary key,                        -- opaque: the key that its issuer is asked with
  seq             bigint generated always as identity unique,
  request_number  text not null unique,                    -- FP20261122-000123
  customer_id     integer not null references customer,
  kp_id           integer not null references kp,
  original_id     text references invoice,                 -- of a red one: the blue one that it takes back
  type            smallint not null check (type in (1, 2)),
  title           jsonb not null,                          -- as it is printed
  receiver        jsonb not null,                          -- 收票信息
  amount          bigint not null check (case when original_id is null then amount > 0 else amount < 0 end),
  bill            text not null default '',                -- 2026-11: of all that a bill holds
  is_urgent       boolean not null default false,
  state           text not null default 'waiting' check (state in ('waiting', 'issuing', 'issued', 'failed', 'void')),
  attempts        integer not null default 0,
  asked_at        timestamptz,
  failure         text not null default '',
  invoice_number  text unique check ((invoice_number is not null) = (state = 'issued')),
  issued_at       timestamptz,
  has_xml         boolean not null default false,
  created_at      timestamptz not null default now()
);
create index invoice_customer on invoice (customer_id, seq desc);
create index invoice_open on invoice (state, seq) where state in ('waiting', 'issuing', 'failed');
create index invoice_original on invoice (original_id) where original_id is not null;
create table invoice_line (
  invoice_id      text not null references invoice,
  position        smallint not null,
  order_id        text not null references sales_order,
  order_item_id   bigint references sales_order_item,      -- null: freight
  name            text not null,
  specification   text not null,
  unit            text not null,
  quantity        integer not null,
  amount          bigint not null check (amount <> 0),
  primary key (invoice_id, position)
);
create index invoice_line_order on invoice_line (order_id, invoice_id);
create table invoice_trace (
  id          bigint generated always as identity primary key,
  invoice_id  text not null references invoice,
  text        text not null,
  at          timestamptz not null default now()
);
create index invoice_trace_invoice on invoice_trace (invoice_id, id);

-- For the accountant, who has no account: whoever has the key sees these, until it ends.
create table invoice_link (
  key          text primary key,
  customer_id  integer not null references customer,
  kp_id        integer not null references kp,
  invoice_ids  text[] not null,
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null
);
create index invoice_link_age on invoice_link (expires_at);
