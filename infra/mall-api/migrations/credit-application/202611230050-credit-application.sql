-- Applying for credit. The account's status stands in credit_account, whose row is the lock of all of this.
create table credit_application (
  customer_id         integer primary key references credit_account,
  workflow_id         integer generated always as identity unique,
  note                text not null default '',             -- why it was rejected, or sent back
  submitted_by        integer references kp,
  submitted_operator  integer references operator,          -- in whose simulated session
  submitted_at        timestamptz,
  verified_at         timestamptz,                          -- the legal person's name and number belong together
  created_at          timestamptz not null default now()
);
-- Each part has its own version: who saves names the one that was edited.
create table credit_application_section (
  customer_id   integer not null references credit_application,
  section       text not null,
  version       integer not null check (version > 0),
  field_values  jsonb not null,                             -- secrets masked
  read_fields   text[] not null,
  sealed        bytea,                                      -- AES-256-GCM over the secrets
  key_id        text check ((key_id is null) = (sealed is null)),
  asked         text not null default '',
  saved_by      integer not null references kp,
  saved_at      timestamptz not null default now(),
  primary key (customer_id, section)
);
create index credit_application_section_key on credit_application_section (key_id) where sealed is not null;

-- Who saw numbers in full, and why.
create table credit_application_view (
  id           bigint generated always as identity primary key,
  customer_id  integer not null references credit_application,
  kp_id        integer references kp,
  operator_id  integer references operator,
  key_id       integer references staff_key,
  why          text not null,
  at           timestamptz not null default now()
);
create index credit_application_view_customer on credit_application_view (customer_id, id desc);

create table credit_step (
  id           integer generated always as identity primary key,
  customer_id  integer not null references credit_account,
  step         text not null,
  status       smallint not null,                           -- after it
  by_name      text not null,                               -- '' for staff
  note         text not null,
  at           timestamptz not null default now()
);
create index credit_step_customer on credit_step (customer_id, id desc);

-- A limit that waits for a second person.
create table credit_proposal (
  customer_id    integer primary key references credit_account,
  limit_amount   bigint not null check (limit_amount > 0),
  proposed_by    text not null,                             -- operator:3, key:1
  proposed_name  text not null,
  why            text not null,
  at             timestamptz not null default now()
);

create sequence credit_contract_sequence;
create table credit_contract (
  id               text primary key,
  contract_number  text not null unique,                    -- HT20261123-000001
  customer_id      integer not null references credit_account,
  limit_amount     bigint not null,
  paper            jsonb not null,                          -- what both sides agree to, as it is printed
  state            text not null default 'waiting' check (state in ('waiting', 'signed', 'void')),
  signed_by        integer references kp,
  signed_name      text not null default '',
  signed_ip        text not null default '',
  signed_at        timestamptz check ((signed_at is not null) = (state = 'signed')),
  file_hash        text not null default '',
  created_at       timestamptz not null default now()
);
create index credit_contract_customer on credit_contract (customer_id, created_at desc);
create unique index credit_contract_waiting on credit_contract (customer_id) where state = 'waiting';

create table face_check (
  id           text primary key,
  customer_id  integer not null references credit_account,
  kp_id        integer not null references kp,
  url          text not null,
  person_name  text not null,                               -- masked
  state        text not null default 'waiting' check (state in ('waiting', 'passed', 'failed', 'other')),
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null,
  finished_at  timestamptz
);
create index face_check_customer on face_check (customer_id, created_at desc);
