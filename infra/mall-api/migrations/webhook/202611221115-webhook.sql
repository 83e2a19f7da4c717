-- Webhooks: where other systems hear of what happened, what happened, and what of it they took.
create table webhook_endpoint (
  id                text primary key,
  url               text not null,
  events            text[] not null check (cardinality(events) > 0),  -- types; '*' is every one
  state             text not null default 'enabled' check (state in ('enabled', 'disabled')),
  secret            bytea not null,                       -- sealed under the installation's key
  previous_secret   bytea,                                -- signs too, until
  previous_until    timestamptz,
  made_by           text not null,
  made_at           timestamptz not null default now(),
  failing_since     timestamptz                           -- something wasn't taken for three days
);

-- The log. Whoever writes here holds the lock on its subject, so numbers grow within a subject as things happened.
create table webhook_event (
  number   bigint generated always as identity primary key,
  id       text not null unique,                          -- the same each time it is sent
  type     text not null,
  subject  text not null,                                 -- order:…, inquiry:…, credit:…
  data     jsonb not null,                                -- as packages/api-contract/src/webhook declares
  at       timestamptz not null default now()
);
create index webhook_event_at on webhook_event (at);

-- What an endpoint is told, and how that went.
create table webhook_delivery (
  endpoint_id   text not null references webhook_endpoint on delete cascade,
  event_number  bigint not null references webhook_event on delete cascade,
  subject       text not null,
  state         text not null default 'waiting' check (state in ('waiting', 'delivered')),
  attempts      integer not null default 0,
  last_status   smallint,                                 -- of HTTP; null where no answer came
  last_error    text not null default '',
  last_at       timestamptz,
  primary key (endpoint_id, event_number)
);
create index webhook_delivery_waiting on webhook_delivery (endpoint_id, subject, event_number) where state = 'waiting';
create index webhook_delivery_event on webhook_delivery (event_number);

-- What waits at an endpoint about one subject stands in a line, and one process at a time sends its first. No row where nothing waits.
create table webhook_line (
  endpoint_id    text not null references webhook_endpoint on delete cascade,
  subject        text not null,
  next_at        timestamptz not null default now(),      -- sent then; while it is being sent, when whoever does is given up
  claim          text not null default '',                -- of who sends now
  failing_since  timestamptz,
  primary key (endpoint_id, subject)
);
create index webhook_line_next on webhook_line (endpoint_id, next_at);
