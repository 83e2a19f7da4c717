-- From the basket to the quotation (rules inquiry 10–33). A line need not name a SKU yet; what the buyer wrote stays beside what it was taken for.
drop index inquiry_customer;
alter table inquiry drop constraint inquiry_status_check;
alter table inquiry
  add constraint inquiry_status_check
    check (status in ('draft', 'submitted', 'quoting', 'quoted', 'ordered', 'expired', 'cancelled', 'reinquired')),
  add column previous_id       integer references inquiry,           -- the one that was asked again
  add column province_id       integer not null default 10009,       -- delivery is promised for it
  add column project_number    text not null default '',
  add column question          text not null default '',             -- what staff ask back; '' when nothing is open
  add column answer            text not null default '',
  add column asked_at          timestamptz,
  add column quoting_by        text not null default '',             -- the staff member who took it up
  add column quoted_at         timestamptz,
  add column valid_until       timestamptz,
  add column ended_at          timestamptz,                          -- ordered, expired, cancelled or asked again
  add column short_code        text unique,                          -- opens the quotation without a login while it is shared
  add column shared_at         timestamptz,
  add column changed_at        timestamptz not null default now(),
  add column working_seconds   integer not null default 0,           -- how long the buyer worked on the sheet, as the page counted
  add column match_lease_until timestamptz;                          -- until then one process matches its waiting lines
create index inquiry_of_customer on inquiry (customer_id, status, id desc);
create index inquiry_waiting on inquiry (submitted_at) where status in ('submitted', 'quoting');
create index inquiry_validity on inquiry (valid_until) where status = 'quoted';

alter table inquiry_item drop constraint inquiry_item_inquiry_id_sku_number_key;
alter table inquiry_item alter column sku_number drop not null, alter column quantity drop not null;
alter table inquiry_item
  add column position              integer not null default 0,
  add column said                  text not null default '',         -- the line as it was written, whole
  add column part_number_customer  text not null default '',
  add column brand_customer        text not null default '',
  add column name_customer         text not null default '',
  add column spec_customer         text not null default '',
  add column item_no_customer      text not null default '',
  add column quantity_said         text not null default '',         -- '若干': asked about, not guessed
  add column unit_said             text not null default '',
  add column remark                text not null default '',
  add column match_state           text not null default 'exact'
    check (match_state in ('waiting', 'exact', 'similar', 'unmatched', 'chosen')),
  add column matched_at            timestamptz,                      -- of the last matching or choosing
  add column match_why             text not null default '',         -- in a sentence
  add column source                text not null default 'page'      -- how the line came in
    check (source in ('page', 'typed', 'pasted', 'file', 'again')),
  add column candidates            jsonb not null default '[]',      -- [{sku, score, state, reasons}], best first
  add column is_selected           boolean not null default true,
  add column replaced_sku          text,                             -- what stood here before the private brand's part
  add column quoted_sku            text,                             -- what the quotation offers, the SKU or a substitute
  add column quoted_price          integer check (quoted_price > 0), -- fen a piece
  add column quoted_quantity       integer,                          -- it holds for so many or more
  add column quoted_days           integer,                          -- working days until it leaves; null: the SKU's own promise
  add column quoted_remark         text not null default '',
  add column quoted_by             text not null default '',         -- '': the mall itself, from price and stock
  add column refused_why           text not null default '',         -- why nothing is offered for this line
  add column ordered_quantity      integer not null default 0;
create index inquiry_item_inquiry on inquiry_item (inquiry_id, position, id);
create index inquiry_item_waiting on inquiry_item (inquiry_id) where match_state = 'waiting';

-- Files of the buyer that belong to an inquiry; what they hold is the noun file's.
create table inquiry_attachment (
  id          integer generated always as identity primary key,
  inquiry_id  integer not null references inquiry,
  file_id     text not null,
  added_at    timestamptz not null default now(),
  unique (inquiry_id, file_id)
);

-- How the sheets of a company are read: columns by the fingerprint of their header.
create table inquiry_column_mapping (
  customer_id  integer not null references customer,
  fingerprint  text not null,
  mapping      jsonb not null,
  used_at      timestamptz not null default now(),
  primary key (customer_id, fingerprint)
);
