-- What the embedded cashiers took and sent back, as a provider's own books: a charge is paid once, a refund sent once.
create table cashier_statement (
  provider        text not null,
  kind            text not null check (kind in ('payment', 'refund')),
  reference       text not null,                          -- the mall's charge, or refund
  transaction_id  text not null,
  amount          bigint not null check (amount > 0),
  at              timestamptz not null default now(),
  told_at         timestamptz,                            -- the mall heard of it: until then it is told again
  primary key (provider, kind, reference)
);
create index cashier_statement_untold on cashier_statement (provider) where kind = 'payment' and told_at is null;
create index cashier_statement_day on cashier_statement (provider, at);
