-- What an order took of a quotation: given back when it is cancelled (rule inquiry 26).
create table inquiry_order (
  order_id         text not null,
  inquiry_item_id  integer not null references inquiry_item,
  inquiry_id       integer not null references inquiry,
  quantity         integer not null check (quantity > 0),
  primary key (order_id, inquiry_item_id)
);
create index inquiry_order_item on inquiry_order (inquiry_item_id);
create index inquiry_quoting on inquiry (quoting_by, submitted_at) where status = 'quoting';
