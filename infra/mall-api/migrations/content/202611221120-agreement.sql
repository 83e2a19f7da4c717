-- What people agree to, version by version: a version that was published is never changed (rules content 9–12).
create table agreement (
  type          smallint not null check (type between 0 and 99),  -- 0 user agreement, 1 privacy policy, 2 paying on account
  version       integer not null check (version > 0),
  title         text not null check (title <> ''),
  change        text not null,                                    -- what it changes, for who agreed to the one before
  sections      jsonb not null,                                   -- [{ title, paragraphs: [text] }]
  published_at  timestamptz not null default now(),               -- in force since then
  primary key (type, version)
);
create function refuse_agreement_change() returns trigger language plpgsql as $$
begin
  raise exception 'a published agreement is never changed: publish the next version';
end $$;
create trigger agreement_unchanged before update or delete on agreement for each row execute function refuse_agreement_change();

-- Who agreed to which version, when, and by which request.
create table agreement_acceptance (
  kp_id       integer not null references kp,
  type        smallint not null,
  version     integer not null,
  at          timestamptz not null default now(),
  ip          text not null,
  request_id  text not null,
  primary key (kp_id, type, version),
  foreign key (type, version) references agreement
);
