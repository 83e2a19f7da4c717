-- What the page that compares these SKUs is called for search engines; the numbers in ascending order, joined by commas.
create table sku_comparison_seo (
  sku_numbers  text primary key,
  title        text not null,
  keywords     text not null,
  description  text not null,
  operator_id  integer not null,
  changed_at   timestamptz not null default now()
);
