-- How a campaign's page shows its goods, and what staff made it of; made_of is null for one that came with the mall's data.
alter table campaign
  add column show_type   smallint not null default 1,       -- 1 table, 2 pictures
  add column show_mode   smallint not null default 1,       -- 1 each SKU, 2 each product
  add column show_filter boolean not null default true,
  add column version     integer not null default 1,
  add column made_of     jsonb;
