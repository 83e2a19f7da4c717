-- Who a brand is, in its own words, and the papers that let the mall sell its goods (rules catalogue 19–21).
create table brand_page (
  manufacturer_id integer primary key references manufacturer,
  slogan          text not null default '',
  story           jsonb not null default '[]'      -- [{"title": "...", "text": "..."}]
);
create table brand_certificate (
  id              integer primary key,
  manufacturer_id integer not null references manufacturer,
  number          text not null unique,            -- as printed on it
  scope           text not null,                   -- what it allows to sell
  issuer          text not null,
  valid_from      date not null,
  valid_until     date not null check (valid_until >= valid_from)
);
create index brand_certificate_manufacturer on brand_certificate (manufacturer_id);
