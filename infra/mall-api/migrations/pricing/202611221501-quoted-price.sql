-- What was quoted to a company (rule pricing 12): it holds for its inquiry, its quantity or more, and until it expires.
create table quoted_price (
  inquiry_id     integer not null,
  customer_id    integer not null references customer,
  sku_number     text not null,
  price          integer not null check (price > 0),   -- fen a piece
  from_quantity  integer not null check (from_quantity > 0),
  valid_until    timestamptz not null,
  primary key (inquiry_id, sku_number)
);
