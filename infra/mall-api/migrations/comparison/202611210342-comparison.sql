-- What a contact person compares: at most four SKUs, in the order they were added.
create table sku_comparison (
  kp_id       integer not null references kp on delete cascade,
  sku_number  text not null,
  position    smallint not null,
  primary key (kp_id, sku_number)
);
