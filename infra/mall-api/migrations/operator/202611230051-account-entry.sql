-- An operator in a customer's account: by whose link, why, from when to when (rules operator 1, 20).
create table account_entry (
  id            text primary key,
  operator_id   integer not null references operator,
  kp_id         integer not null references kp,
  reason        text not null,
  token_hash    bytea not null unique,                 -- of the link
  made_at       timestamptz not null default now(),
  link_ends_at  timestamptz not null,
  entered_at    timestamptz,
  session_hash  bytea
);
create index account_entry_kp on account_entry (kp_id, made_at desc);
create index audit_log_kp on audit_log (kp_id, at desc);
