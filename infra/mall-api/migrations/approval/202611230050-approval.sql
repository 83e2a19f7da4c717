-- A colleague's word for an order: rules, deputies, budgets and what was spent of them, requests. Amounts are whole fen.
create table approval_rule (
  id              integer generated always as identity primary key,
  customer_id     integer not null references customer,
  name            text not null,
  is_active       boolean not null default true,
  above           bigint check (above >= 0),                    -- null: whatever the sum is
  on_account      boolean not null default false,
  category_ids    integer[] not null default '{}',
  category_names  text[] not null default '{}',                 -- in the order of the ids, as they were called
  department      text,                                         -- null: everybody's orders
  approver_ids    integer[] not null check (cardinality(approver_ids) > 0),
  created_at      timestamptz not null default now()
);
create index approval_rule_customer on approval_rule (customer_id, id);

create table approval_deputy (
  kp_id        integer primary key references kp,
  customer_id  integer not null references customer,
  deputy_id    integer not null references kp check (deputy_id <> kp_id),
  from_at      timestamptz not null,
  until_at     timestamptz not null check (until_at > from_at)
);
create index approval_deputy_customer on approval_deputy (customer_id);

create table approval_budget (
  id           integer generated always as identity primary key,
  customer_id  integer not null references customer,
  kind         text not null check (kind in ('project', 'department')),
  target       text not null check (target <> ''),              -- the project number, or the department
  period       text not null check (period in ('month', 'whole')),
  amount       bigint not null check (amount > 0),
  owner_id     integer not null references kp,
  is_active    boolean not null default true,
  unique (customer_id, kind, target, period)
);

-- What each placed order counts: payable less cancelled and refunded. Written in the order's own transaction.
create table approval_spending (
  order_id        text primary key,
  customer_id     integer not null,
  department      text not null,                                -- of the buyer when it was placed
  project_number  text not null,
  amount          bigint not null check (amount >= 0),
  placed_at       timestamptz not null
);
create index approval_spending_project on approval_spending (customer_id, project_number, placed_at);
create index approval_spending_department on approval_spending (customer_id, department, placed_at);
insert into approval_spending
select o.id, o.customer_id, k.contact_desc, o.project_number,
  case when o.status = 'cancelled' then 0 when o.paid_at is null then o.payable else greatest(0,
    coalesce((select sum(p.amount) from payment p where p.order_id = o.id), o.payable)
    - coalesce((select sum(r.amount) from payment_refund r where r.order_id = o.id and r.payment_id is not null), 0)) end, o.created_at
from sales_order o join kp k on k.id = o.kp_id;

create sequence approval_number_sequence;
create table approval_request (
  id               text primary key,                            -- opaque
  approval_number  text not null unique,                        -- SP20261123-000012
  customer_id      integer not null references customer,
  kp_id            integer not null references kp,              -- who buys
  submitted_by     integer not null references kp,
  status           text not null check (status in ('submitted', 'changed', 'approved', 'rejected', 'lapsed', 'withdrawn')),
  round            smallint not null default 1,                 -- how often it was submitted
  order_id         text not null unique,                        -- of the order to be: coupon and promotions are held in its name
  quote_token      text not null,                               -- of the page it was made from
  request_hash     text not null,
  content          jsonb not null,                              -- the order as it was submitted
  quote            jsonb not null,                              -- the same as it is compared later
  source           jsonb not null,                              -- what is priced again
  card_saved       bigint not null default 0,
  payable          bigint not null,
  department       text not null,
  is_kept          boolean not null default false,              -- stock, promotions and coupon are held
  kept_until       timestamptz not null,
  submitted_at     timestamptz not null,
  lapses_at        timestamptz not null,
  answer           text not null default '',                    -- what is to change, or why not
  ended_at         timestamptz,
  order_number     text not null default ''
);
create index approval_request_customer on approval_request (customer_id, submitted_at desc);
create index approval_request_kp on approval_request (kp_id, submitted_at desc);
create index approval_request_quote on approval_request (kp_id, quote_token);
create index approval_request_open on approval_request (lapses_at) where status in ('submitted', 'changed');
create index approval_request_kept on approval_request (kept_until) where is_kept;

create table approval_need (
  request_id   text not null references approval_request on delete cascade,
  key          text not null,                                   -- rule:7, budget:3
  position     smallint not null,
  name         text not null,
  why          text not null,
  answered_by  integer references kp,
  answered_at  timestamptz,
  primary key (request_id, key)
);

create table approval_event (
  id          bigint generated always as identity primary key,
  request_id  text not null references approval_request on delete cascade,
  text        text not null,
  at          timestamptz not null default now()
);
create index approval_event_request on approval_event (request_id, id);

create table approval_stock (
  request_id    text not null references approval_request on delete cascade,
  sku_number    text not null,
  warehouse_id  integer not null references warehouse,
  quantity      integer not null check (quantity > 0),
  primary key (request_id, sku_number, warehouse_id)
);
