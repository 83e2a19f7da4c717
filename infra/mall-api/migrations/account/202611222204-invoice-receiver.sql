-- 收票信息: who receives a company's invoices. What was removed stays for the invoices that were sent there.
create table customer_invoice_receiver (
  id           integer generated always as identity primary key,
  customer_id  integer not null references customer,
  receiver     text not null,
  phone        text not null,
  email        text not null,
  address      text not null default '',                  -- for paper ones
  is_default   boolean not null default false,
  updated_at   timestamptz not null default now(),
  deleted_at   timestamptz
);
create index customer_invoice_receiver_customer on customer_invoice_receiver (customer_id) where deleted_at is null;
create unique index customer_invoice_receiver_default on customer_invoice_receiver (customer_id) where is_default;
