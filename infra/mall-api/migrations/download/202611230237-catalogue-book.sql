-- Printed catalogues, one a first-level category and one a brand: what they should say, what was made, and who makes one (rules download 19–23).
create table catalogue_book (
  id          integer generated always as identity primary key,
  kind        text not null check (kind in ('category', 'brand')),
  subject_id  integer not null,
  title       text not null,
  sku_count   integer not null,
  wanted      text not null,                            -- what its data say now, as a hash
  wanted_at   timestamptz not null default now(),
  asked_at    timestamptz,                              -- somebody waits for it: it comes first
  is_there    boolean not null default true,            -- its category or brand still sells something
  is_hidden   boolean not null default false,           -- by staff
  made_of     text,                                     -- what it was made of; another hash than wanted: it is old
  file_id     text,
  pages       integer not null default 0,
  size        integer not null default 0,
  entries     jsonb not null default '[]',              -- the contents: [{"title", "level", "page"}]
  made_at     timestamptz,
  attempts    smallint not null default 0,              -- at what is wanted
  failure     text not null default '',
  progress    smallint not null default 0,
  held_by     text,
  held_until  timestamptz,
  unique (kind, subject_id)
);
create index catalogue_book_list on catalogue_book (kind, title) where is_there and not is_hidden;
