-- Short links and activities that staff maintain.
create table short_link (
  code       text primary key check (code ~ '^[A-Za-z0-9]{6,8}$'),
  url        text not null check (url <> ''),            -- a path of the mall, or an address with or without its scheme
  note       text not null default '',                   -- what it was made for
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default 'infinity'
);
create table layout_activity (
  id          integer primary key,
  category_id integer,                                   -- null: for everything the mall sells
  title       text not null,
  text        text not null default '',
  url         text not null,
  image_url   text not null default '',
  starts_at   timestamptz not null default now(),
  ends_at     timestamptz not null
);
create index layout_activity_category on layout_activity (category_id);
