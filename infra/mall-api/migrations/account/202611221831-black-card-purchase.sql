-- A year of the black card that a company buys. One at a time: whoever buys at once pays for the same.
create table black_card_purchase (
  id           text primary key,
  customer_id  integer not null references customer,
  kp_id        integer not null references kp,            -- who asked for it first
  fee          bigint not null check (fee > 0),
  created_at   timestamptz not null default now(),
  paid_at      timestamptz,
  starts_at    timestamptz,                               -- the year that was bought
  ends_at      timestamptz
);
create unique index black_card_purchase_open on black_card_purchase (customer_id) where paid_at is null;
