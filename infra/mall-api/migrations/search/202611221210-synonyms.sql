-- The search understands nouns: what kinds of things are sold, and what else they are called.
create table search_type (                  -- written with the index, small enough to be held in memory
  id              integer primary key,
  category_value  integer not null,         -- facet value of its third-level category
  pieces          text[] not null,          -- what it is called: head of the names, other names, its category
  above           text[] not null,          -- the categories above
  n               integer not null,         -- SKUs of it
  vals            integer[] not null        -- facet values its SKUs have, key by key
);
alter table sdoc add column type integer not null default 0;
alter table sdoc_sample add column type integer not null default 0;

create table search_synonym (
  id          integer generated always as identity primary key,
  kind        text not null check (kind in ('word', 'standard', 'code', 'series', 'brand')),
  term        text not null,
  means       text[] not null,
  source      text not null,                -- where it is from: a standard, a maker's catalogue, a buyer's call
  is_own      boolean not null,             -- came with the product and was never edited
  is_removed  boolean not null default false, -- by staff: the product doesn't bring it back
  changed_at  timestamptz not null default now(),
  unique (kind, term)
);

-- What every process looks at to learn that it has to read again.
create table search_version (
  only_one  boolean primary key default true check (only_one),
  index     integer not null default 0,
  synonyms  integer not null default 0
);
insert into search_version default values;

-- Which of these tsqueries find anything; '' finds everything. What finds nothing must not be looked for row by row: only by the index.
create function search_finds(queries text[]) returns boolean[] language plpgsql stable set enable_seqscan = off as $$
declare
  found boolean[] := '{}';
  query text;
  there boolean;
begin
  foreach query in array queries loop
    if query = '' then
      there := true;
    else
      select exists (select from sdoc where tsv @@ query::tsquery) into there;
    end if;
    found := found || there;
  end loop;
  return found;
end $$;
