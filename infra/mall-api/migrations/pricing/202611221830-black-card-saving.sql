-- What the black card saved on an order; gone when the order is cancelled.
create table black_card_saving (
  order_id     text primary key references sales_order,
  customer_id  integer not null references customer,
  saved        bigint not null check (saved > 0)
);
create index black_card_saving_customer on black_card_saving (customer_id);
