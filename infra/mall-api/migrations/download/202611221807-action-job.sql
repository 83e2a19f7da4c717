-- Long work that somebody asked for and asks after (rules download 4, 10–13): exports above all. Its file lies with the files that nothing refers to.
create table action_job (
  id           text primary key,                          -- opaque
  kp_id        integer not null references kp,
  customer_id  integer not null references customer,
  kind         text not null,                             -- cart-list …
  subject      text not null,                             -- the same kind and subject is the same work while it is open
  input        jsonb not null,
  state        text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  progress     smallint not null default 0 check (progress between 0 and 100),
  attempts     smallint not null default 0,
  message      text not null default '',                  -- why it failed
  file_id      text,
  held_by      text,                                      -- who works on it …
  held_until   timestamptz,                               -- … unless silent for longer than this
  created_at   timestamptz not null default now(),
  ended_at     timestamptz
);
create unique index action_job_open on action_job (kp_id, kind, subject) where state in ('waiting', 'running');
create index action_job_age on action_job (created_at);
