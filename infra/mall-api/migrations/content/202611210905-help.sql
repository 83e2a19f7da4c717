-- The help centre: groups, and below each its articles.
create table help_entry (
  id         integer primary key,
  parent_id  integer references help_entry on delete cascade,  -- null: a group
  name       text not null check (name <> ''),
  paragraphs text[] not null default '{}',                     -- plain text, one entry a paragraph
  sort       integer not null default 0,
  updated_at timestamptz not null default now()
);
create index help_entry_parent on help_entry (parent_id, sort);
