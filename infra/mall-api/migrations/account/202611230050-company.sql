-- What a contact person may do (rule roles 14), and from which amount their payments take a code by SMS (rule account 41); null: never.
alter table kp add column rights text[] not null default '{seePrices,order,pay}'
  check (rights <@ '{seePrices,order,pay,manage}'::text[]);
alter table kp add column second_step_above bigint check (second_step_above >= 0);
alter table customer add column second_step_above bigint check (second_step_above >= 0);

-- Each device that holds a token has a number that its owner ends it by, and when it was seen last.
alter table session add column id bigint generated always as identity;
create unique index session_id on session (id);
alter table session add column seen_at timestamptz not null default now();
-- The next payment of this session until then needs no code by SMS (rule account 41).
alter table session add column payment_proved_until timestamptz;

-- A colleague who was asked to join. One open for a number and company.
create table kp_invitation (
  id            text primary key,
  customer_id   integer not null references customer,
  invited_by    integer not null references kp,
  phone         text not null check (phone ~ '^1[3-9][0-9]{9}$'),
  email         text not null default '',
  contact_name  text not null,
  department    text not null default '',
  is_manager    boolean not null,
  rights        text[] not null check (rights <@ '{seePrices,order,pay,manage}'::text[]),
  token_hash    bytea not null unique,
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null,
  ended_at      timestamptz,                          -- taken back, or another one sent in its place
  accepted_kp   integer references kp,
  accepted_at   timestamptz
);
create unique index kp_invitation_open on kp_invitation (customer_id, phone) where ended_at is null and accepted_at is null;
create index kp_invitation_phone on kp_invitation (phone) where ended_at is null and accepted_at is null;

-- What happened to the company's people and safety: its manager reads it.
create table company_event (
  id           bigint generated always as identity primary key,
  customer_id  integer not null references customer,
  kp_id        integer references kp,                  -- who did it; null: the mall
  operator_id  integer references operator,
  what         text not null,
  at           timestamptz not null default now()
);
create index company_event_customer on company_event (customer_id, id desc);

-- Money that a company puts into its balance: by a transfer that staff confirm, or at a provider's cashier.
create table balance_top_up (
  id              text primary key,
  customer_id     integer not null references customer,
  kp_id           integer not null references kp,
  amount          bigint not null check (amount > 0),
  method          text not null check (method in ('transfer', 'online')),
  status          text not null default 'waiting' check (status in ('waiting', 'paid', 'cancelled')),
  remark          text not null default '',
  bank_reference  text unique,
  created_at      timestamptz not null default now(),
  ended_at        timestamptz
);
create index balance_top_up_customer on balance_top_up (customer_id, created_at desc);
create index balance_top_up_waiting on balance_top_up (created_at) where status = 'waiting' and method = 'transfer';
create index customer_balance_record_customer on customer_balance_record (customer_id, id desc);

-- Manufacturer certification: what a company says it makes, and what staff found.
create table manufacturer_application (
  id              text primary key,
  customer_id     integer not null references customer,
  kp_id           integer not null references kp,
  company_name    text not null,
  licence_number  text not null,
  brands          text not null,
  products        text not null,
  contact         text not null,
  phone           text not null,
  proofs          text[] not null,                     -- files of module file
  status          text not null default 'submitted' check (status in ('submitted', 'approved', 'rejected', 'withdrawn')),
  answer          text not null default '',
  created_at      timestamptz not null default now(),
  answered_at     timestamptz
);
create unique index manufacturer_application_open on manufacturer_application (customer_id) where status = 'submitted';
create index manufacturer_application_customer on manufacturer_application (customer_id, created_at desc);
