-- What a contact person keeps for later.
create table wish_list_item (
  kp_id       integer not null references kp on delete cascade,
  sku_number  text not null,
  source_id   smallint not null default 3,               -- 3: the storefront
  added_at    timestamptz not null default now(),
  primary key (kp_id, sku_number)
);
create index wish_list_item_newest on wish_list_item (kp_id, added_at desc);
