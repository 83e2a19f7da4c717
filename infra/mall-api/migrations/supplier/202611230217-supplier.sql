-- Who offers goods to the mall, and the papers they bring; they have no account. Bytes lie in the object storage under the file's id.
create table supplier_application (
  id            text primary key,                          -- opaque; the pass that opens it is made from it and the installation's key
  no            integer generated always as identity,
  state         text not null default 'draft' check (state in ('draft', 'submitted', 'asked', 'accepted', 'rejected')),
  credit_code   text not null default '',
  fields        jsonb not null default '{}',
  answer        text not null default '',                  -- what staff said
  created_at    timestamptz not null default now(),
  submitted_at  timestamptz,
  answered_at   timestamptz,
  ends_at       timestamptz not null                       -- until then its link opens it
);
create unique index supplier_application_company on supplier_application (credit_code) where state in ('submitted', 'asked', 'accepted');
create index supplier_application_queue on supplier_application (state, submitted_at);
create table supplier_file (
  id              text primary key,
  application_id  text not null references supplier_application on delete cascade,
  name            text not null,
  type            text not null,
  size            integer not null check (size > 0),
  created_at      timestamptz not null default now()
);
create index supplier_file_application on supplier_file (application_id);
