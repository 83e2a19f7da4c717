-- What stood in a line before a substitute took its place (rule cart 26).
alter table cart_item add column replaced_sku text;

-- Lines that were taken out, as they were, so that taking them out can be undone (rule cart 30).
create table removed_cart_item (
  id          bigint primary key,                         -- of the line
  kp_id       integer not null references cart,
  line        jsonb not null,                             -- the row of cart_item
  removed_at  timestamptz not null default now()
);
create index removed_cart_item_of on removed_cart_item (kp_id, removed_at);

-- Who took what out of a colleague's cart (rule cart 29).
create table cart_transfer (
  id            bigint generated always as identity primary key,
  from_kp_id    integer not null references kp,
  to_kp_id      integer not null references kp,
  sku_number    text not null,
  product_name  text not null,                            -- as it was called then
  quantity      integer not null check (quantity > 0),
  remark        text not null default '',
  at            timestamptz not null default now()
);
create index cart_transfer_from on cart_transfer (from_kp_id, id desc);
create index cart_transfer_to on cart_transfer (to_kp_id, id desc);
