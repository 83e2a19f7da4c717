-- Where a page was before it moved: its old address leads to it for as long as nobody else's page lies there (rule content 37).
create table content_former_address (
  slug     text primary key,
  item_id  integer not null references content_item on delete cascade,
  moved_at timestamptz not null default now()
);
create index content_former_address_item on content_former_address (item_id);
