-- Pictures and PDFs that are read in the background (rules download 14–17): one row a file. What was read stays, so that its columns can be corrected.
create table inquiry_list_reading (
  file_id      text primary key,
  customer_id  integer not null references customer,
  kp_id        integer not null,
  state        text not null default 'reading' check (state in ('reading', 'read', 'refused')),
  pages_done   integer not null default 0,
  pages_total  integer not null default 0,                 -- 0: not opened yet
  sheet        jsonb,                                      -- {name, rows}
  notes        text[] not null default '{}',               -- what was left out, in words
  words        text not null default '',                   -- why it isn't read
  attempts     integer not null default 0,
  lease_until  timestamptz,                                -- until then one process reads it
  created_at   timestamptz not null default now(),
  closed_at    timestamptz                                 -- matched, or put aside
);
create index inquiry_list_reading_open on inquiry_list_reading (kp_id, created_at desc) where closed_at is null;
create index inquiry_list_reading_waiting on inquiry_list_reading (created_at) where state = 'reading';

alter table inquiry_item
  add column unsure text not null default '';              -- what a reader of pictures wasn't sure of in this line
