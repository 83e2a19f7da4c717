-- Files that buyers brought: what they are; the bytes lie in the object storage under the id.
create table kept_file (
  id           text primary key,                       -- opaque, also its key in the storage
  customer_id  integer not null references customer,
  kp_id        integer not null references kp,
  name         text not null,                          -- as the buyer called it; never a path, never part of a key
  type         text not null,                          -- by its content
  size         integer not null check (size > 0),
  created_at   timestamptz not null default now(),
  used_at      timestamptz                             -- null: nothing refers to it yet, and the clock removes it
);
create index kept_file_customer on kept_file (customer_id);
create index kept_file_unused on kept_file (created_at) where used_at is null;
