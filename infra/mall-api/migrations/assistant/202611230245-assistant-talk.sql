-- Conversations with the assistant that a person keeps (rules conversation 3–6). What was said is data of the page: only the page reads it.
create table assistant_talk (
  id          text primary key,
  kp_id       integer not null references kp,
  name        text not null,
  messages    jsonb not null,
  words       text not null,                            -- all that was said, to be searched
  version     integer not null default 1,
  created_at  timestamptz not null default now(),
  changed_at  timestamptz not null default now()
);
create index assistant_talk_kp on assistant_talk (kp_id, changed_at desc);
create index assistant_talk_changed on assistant_talk (changed_at);
