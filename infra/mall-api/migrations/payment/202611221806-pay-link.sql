-- A link by which somebody else pays an order without a login. What opens it is its seal, which isn't here: a copy of this table opens nothing.
create table pay_link (
  id          text primary key,
  order_id    text not null references sales_order,
  amount      bigint not null check (amount > 0),
  made_by     integer not null references kp,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  ended_at    timestamptz                                 -- taken back, or another one was made
);
create unique index pay_link_in_force on pay_link (order_id) where ended_at is null;
-- Where a cashier leads back to; '' to the order's own pages, which need a login.
alter table payment_charge add column return_to text not null default '';
