-- Bills of companies on account. No bill was ever made in the table before. Amounts are whole fen; who changes one holds the company's credit account.
drop table credit_bill;
create sequence credit_bill_number_sequence;
create table credit_bill (
  id            text primary key,
  bill_number   text not null unique,                     -- ZD20261125-000123
  customer_id   integer not null references customer,
  period_from   date not null,
  period_to     date not null,
  due_on        date not null,
  amount        bigint not null check (amount >= 0),      -- what its lines come to
  paid          bigint not null default 0 check (paid >= 0 and paid <= amount),
  state         text not null check (state in ('toConfirm', 'disputed', 'toPay', 'partlyPaid', 'paid', 'overdue')),
  confirm_by    timestamptz not null,                     -- then it confirms itself
  confirmed_at  timestamptz,
  confirmed_by  integer references kp,                    -- null: by itself
  overdue_at    timestamptz,
  settled_at    timestamptz,
  reminded_on   date,
  created_at    timestamptz not null default now(),
  unique (customer_id, period_to)
);
create index credit_bill_open on credit_bill (customer_id) where paid < amount;
create index credit_bill_unconfirmed on credit_bill (confirm_by) where state = 'toConfirm';
create index credit_bill_due on credit_bill (due_on) where state in ('toPay', 'partlyPaid', 'overdue');
create table credit_bill_item (
  id            bigint generated always as identity primary key,
  bill_id       text not null references credit_bill,
  kind          text not null check (kind in ('goods', 'freight', 'otherwise', 'return', 'adjustment', 'surplus')),
  order_id      text not null,                            -- '' of a surplus
  order_number  text not null,
  project_number text not null default '',
  contact_name  text not null default '',
  line_id       bigint not null,                          -- of the order; 0: its freight, -1: paid another way
  sku_number    text not null default '',
  name          text not null,
  unit          text not null default '',
  quantity      integer not null,
  amount        bigint not null,
  received_at   timestamptz,
  received_by   integer references kp,
  at            timestamptz not null default now()
);
create index credit_bill_item_bill on credit_bill_item (bill_id, id);
create index credit_bill_item_order on credit_bill_item (order_id);
create table credit_bill_dispute (
  item_id     bigint primary key references credit_bill_item,  -- a line is disputed once
  bill_id     text not null references credit_bill,
  kp_id       integer not null references kp,
  reason      text not null,
  state       text not null default 'open' check (state in ('open', 'adjusted', 'upheld')),
  adjusted    bigint not null default 0 check (adjusted >= 0),
  answer      text not null default '',
  at          timestamptz not null default now(),
  settled_at  timestamptz
);
create index credit_bill_dispute_bill on credit_bill_dispute (bill_id);
create index credit_bill_dispute_open on credit_bill_dispute (at) where state = 'open';
create table credit_bill_event (
  id       bigint generated always as identity primary key,
  bill_id  text not null references credit_bill,
  text     text not null,
  at       timestamptz not null default now()
);
create index credit_bill_event_bill on credit_bill_event (bill_id, id);
-- Periods that were closed for a company, with a bill or without: each once, however many clocks run.
create table credit_bill_closing (
  customer_id  integer not null references customer,
  period_to    date not null,
  closed_at    timestamptz not null default now(),
  primary key (customer_id, period_to)
);
