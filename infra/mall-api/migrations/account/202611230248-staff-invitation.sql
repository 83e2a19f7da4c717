-- The code with which somebody of staff invites companies, for as long as they work here.
create table staff_invitation (
  code         text primary key,
  operator_id  integer not null unique references operator,
  created_at   timestamptz not null default now()
);
