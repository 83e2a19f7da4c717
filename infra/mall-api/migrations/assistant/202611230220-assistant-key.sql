-- Keys with which a company's own assistant acts for the person who made it (rules agent 1–8).
create table assistant_key (
  id              integer generated always as identity primary key,
  customer_id     integer not null references customer,
  kp_id           integer not null references kp,
  name            text not null,
  secret_hash     bytea not null,
  abilities       text[] not null,
  calls_per_day   integer not null check (calls_per_day > 0),
  cart_limit_fen  bigint not null check (cart_limit_fen >= 0),  -- what it may put into the cart in a day
  created_at      timestamptz not null default now(),
  expires_at      timestamptz not null,
  last_used_at    timestamptz,
  ended_at        timestamptz
);
create index assistant_key_company on assistant_key (customer_id, id desc);

-- What a key did in a day of Shanghai: its limits are counted here.
create table assistant_key_day (
  key_id    integer not null references assistant_key,
  day       date not null,
  calls     integer not null default 0,
  cart_fen  bigint not null default 0,
  primary key (key_id, day)
);

-- Every use, for the company to read.
create table assistant_key_use (
  id          bigint generated always as identity primary key,
  key_id      integer not null references assistant_key,
  at          timestamptz not null default now(),
  tool        text not null,
  subject     text not null,
  refusal     text not null default '',                 -- in words; '' for what was done
  cart_fen    bigint not null default 0,
  request_id  text not null
);
create index assistant_key_use_key on assistant_key_use (key_id, id desc);
create index assistant_key_use_at on assistant_key_use (at);

-- What a key prepared, for its person to press (rule agent 7).
create table assistant_act (
  id          text primary key,
  key_id      integer not null references assistant_key,
  kp_id       integer not null references kp,
  tool        text not null,
  input       jsonb not null,
  state       text not null default 'waiting' check (state in ('waiting', 'doing', 'done')),
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null default now() + interval '24 hours'
);
create index assistant_act_kp on assistant_act (kp_id, created_at desc);
