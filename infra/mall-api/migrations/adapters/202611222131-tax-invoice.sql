-- What the embedded tax office has issued: of each key once.
create table tax_invoice (
  key        text primary key,
  number     text not null unique,
  original   text not null default '',                     -- the number that a red one takes back
  amount     bigint not null,
  issued_at  timestamptz not null default now()
);
create sequence tax_invoice_sequence;
